import { type ApiContext, appRouter, companyProfile } from '@pano/api/server';
import { TRPCError } from '@trpc/server';

/** What a card is about; a picture stands for itself, without one the title is written. */
export type ShareSubject = { title: string; company: string; image: string | null };

/** What the card of an address shows; null where visitors may not see anything. */
export async function findShareSubject(ctx: ApiContext, kind: string, slug: string): Promise<ShareSubject | null> {
  const find = finders[kind];
  if (!find) return null;
  try {
    const [{ name: company }, found] = await Promise.all([
      companyProfile(ctx),
      find(appRouter.createCaller(ctx), slug),
    ]);
    return { company, ...found };
  } catch (error) {
    if (error instanceof TRPCError && (error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST')) return null;
    throw error;
  }
}

/** The card of all other pages: the firm and what it says of itself. */
export async function siteSubject(ctx: ApiContext): Promise<ShareSubject> {
  const { name, slogan } = await companyProfile(ctx);
  return { title: slogan.tr ?? name, company: name, image: null };
}

type Caller = ReturnType<typeof appRouter.createCaller>;
type Found = Omit<ShareSubject, 'company'>;

/** By the first part of the path, as in the addresses of the pages themselves. */
const finders: Partial<Record<string, (api: Caller, slug: string) => Promise<Found>>> = {
  proje: async (api, slug) => {
    const { title, image, images } = await api.projects.bySlug({ slug });
    return { title, image: image ?? images[0]?.imageUrl ?? null };
  },
  category: async (api, slug) => {
    const { category, items } = await api.projects.listByCategory({ slug });
    return { title: category.name, image: items.find(({ image }) => image)?.image ?? null };
  },
  articles: async (api, slug) => {
    const { title, featuredImage } = await api.articles.bySlug({ slug });
    return { title, image: featuredImage };
  },
  sayfa: async (api, slug) => ({ title: (await api.pages.bySlug({ slug })).title, image: null }),
};
