import type { Locale } from '@pano/i18n/locales';
import { englishPrefix, recordPath } from '#addresses';
import type { ApiContext } from '#platform/context';
import { AppError } from '#platform/transport/errors';
import * as companies from '#settings/company.operations';
import type { CompanyProfile } from '#settings/company.schema';
import { pageEntities } from './public-records';

/** What the picture beside a shared link is about; a picture stands for itself, without one the title is written. */
export type ShareSubject = { title: string; company: string; image: string | null; logo: CardLogo | null };

/** The logo that stands for the firm; one that was not drawn for dark grounds needs a light one below it. */
type CardLogo = { url: string; forDark: boolean };

/**
 * What the picture of a public page shows; null where visitors may not see anything.
 * @param path of the page; that of an English one begins with `/en`
 */
export async function findShareSubject(ctx: ApiContext, path: string): Promise<ShareSubject | null> {
  const slug = path.slice(path.lastIndexOf('/') + 1);
  const locale: Locale = path.startsWith(`${englishPrefix}/`) ? 'en' : 'tr';
  const page = pageEntities.find(({ kind }) => recordPath(kind, slug, locale, locale) === path)?.publicPage;
  if (!page) return null;
  try {
    const [profile, subject] = await Promise.all([companies.get(ctx), page.share(ctx, slug, { locale, strict: true })]);
    // Found by a slug of the other language.
    if (subject.path !== path) return null;
    return { company: profile.name, logo: logoOf(profile), title: subject.title, image: subject.image };
  } catch (error) {
    if (error instanceof AppError && error.kind === 'notFound') return null;
    throw error;
  }
}

/** The subject of all other pages in a language: the firm and what it says of itself. */
export async function findSiteSubject(ctx: ApiContext, lang: Locale): Promise<ShareSubject> {
  const profile = await companies.get(ctx);
  return { title: profile.slogan[lang] ?? profile.name, company: profile.name, image: null, logo: logoOf(profile) };
}

function logoOf({ logoUrl, logoDarkUrl }: CompanyProfile): CardLogo | null {
  const url = logoDarkUrl ?? logoUrl;
  return url ? { url, forDark: logoDarkUrl !== null } : null;
}
