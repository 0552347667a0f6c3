import type { Db, Prisma } from '@pano/db';
import * as companies from '#settings/company.operations';
import { type SampleField, company as sample, sampleFields } from '#settings/company.samples';

/** What still names the sample company on a site that has become somebody's own. */
export type SampleTraces = { fields: SampleField[]; pages: { id: number; title: string }[] };

/** The first word of the domain is in the addresses for mail and for registered mail. */
const [, domain = ''] = /@(\w+)/.exec(sample.email) ?? [];

/** Pages that tell visitors to turn to the sample company, in either language. */
const namesSample: Prisma.PageWhereInput = {
  OR: [sample.name, domain, sample.phone, sample.street].flatMap((words) => {
    const names = { content: { contains: words } };
    return [names, { translations: { some: names } }];
  }),
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
