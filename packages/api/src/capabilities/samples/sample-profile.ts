import { isDeepStrictEqual } from 'node:util';
import type { Db, Prisma } from '@pano/db';
import { blankProfile } from '#settings/blank-profile';
import * as companies from '#settings/company.operations';
import { company as sample } from '#settings/company.samples';
import type { CompanyProfile, CompanyUpdate } from '#settings/company.schema';

/** What nobody but the sample company has. */
const telling = [
  'legalName',
  'logoUrl',
  'phone',
  'whatsapp',
  'email',
  'contactPerson',
  'street',
  'latitude',
  'longitude',
] as const satisfies (keyof CompanyProfile)[];

type TellingField = (typeof telling)[number] | 'socialLinks';

/** What still names the sample company on a site that has become somebody's own. */
export type SampleTraces = { fields: TellingField[]; pages: { id: number; title: string }[] };

const sampleLinks = new Set(sample.socialLinks.map(({ url }) => url));

/** The fields of a profile that still pass the sample company off as the owner's. */
export function sampleFields(profile: CompanyProfile): TellingField[] {
  const fields: TellingField[] = telling.filter((field) => profile[field] === sample[field]);
  return profile.socialLinks.some(({ url }) => sampleLinks.has(url)) ? [...fields, 'socialLinks'] : fields;
}

/** Empties what the sample has filled. The name stays, since there must be one. */
export function withoutSample(profile: CompanyProfile): CompanyUpdate {
  const blank = blankProfile(profile.name);
  const { district, city, postalCode, hours } = blank;
  const emptied = telling.filter((field) => profile[field] === sample[field]);
  return {
    ...Object.fromEntries(emptied.map((field) => [field, blank[field]])),
    slogan: withoutWords(profile.slogan, sample.slogan),
    blurb: withoutWords(profile.blurb, sample.blurb),
    contactRole: withoutWords(profile.contactRole, sample.contactRole),
    socialLinks: profile.socialLinks.filter(({ url }) => !sampleLinks.has(url)),
    // Another firm may be in the same town and open at the same hours: they are the owner's once the street is.
    ...(profile.street === sample.street && { district, city, postalCode }),
    ...(profile.street === sample.street && isDeepStrictEqual(profile.hours, sample.hours) && { hours }),
  };
}

type InBoth = CompanyProfile['slogan'];

const withoutWords = (words: InBoth, sampleWords: InBoth): InBoth => ({
  tr: words.tr === sampleWords.tr ? null : words.tr,
  en: words.en === sampleWords.en ? null : words.en,
});

/** The first word of the domain is in the addresses for mail and for registered mail. */
const [, domain = ''] = /@(\w+)/.exec(sample.email) ?? [];

/** Pages that tell visitors to turn to the sample company. */
const namesSample: Prisma.PageWhereInput = {
  OR: [sample.name, domain, sample.phone, sample.street].map((words) => ({ content: { contains: words } })),
};

/** Nothing on a site that is the sample company's altogether. */
export async function sampleTraces(ctx: { db: Db }): Promise<SampleTraces> {
  const profile = await companies.get(ctx);
  if (profile.name === sample.name) return { fields: [], pages: [] };
  const pages = ctx.db.page.findMany({
    where: namesSample,
    select: { id: true, title: true },
    orderBy: { id: 'asc' },
  });
  return { fields: sampleFields(profile), pages: await pages };
}
