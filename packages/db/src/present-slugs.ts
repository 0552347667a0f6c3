import type { Db } from './driver';
import { Prisma } from './generated/sqlite/client';

/** The records of a table whose slugs are asked for, and what the table of slug redirects calls them. */
type WantedSlugs = {
  table: 'Article' | 'Category' | 'Page' | 'Project' | 'Service';
  redirects: string;
  slugs: string[];
};

/** A slug that a record has or had in any language, and those that it has today. */
export type PresentSlugs = { table: string; slug: string; turkish: string; english: string | null };

/** The present slugs of public records by slugs that they have or had, of several tables with one query. */
export async function findPresentSlugs(db: Db, wanted: readonly WantedSlugs[]): Promise<PresentSlugs[]> {
  const queries = wanted.flatMap(({ table, redirects, slugs }) => {
    const list = Prisma.join(slugs);
    const english = Prisma.sql`${Prisma.raw(`"${table}Translation"`)} AS "english"
      ON "english"."recordId" = "record"."id" AND "english"."locale" = 'en'`;
    const select = (slug: string) => Prisma.sql`
      SELECT ${Prisma.raw(`'${table}'`)} AS "table", ${Prisma.raw(slug)} AS "slug", "record"."slug" AS "turkish",
        "english"."slug" AS "english"
      FROM ${Prisma.raw(`"${table}"`)} AS "record"`;
    const isShown = Prisma.sql`"record"."slug" IS NOT NULL ${shown[table]}`;
    return [
      Prisma.sql`${select('"record"."slug"')} LEFT JOIN ${english} WHERE "record"."slug" IN (${list}) AND ${isShown}`,
      Prisma.sql`${select('"english"."slug"')} JOIN ${english} WHERE "english"."slug" IN (${list}) AND ${isShown}`,
      Prisma.sql`${select('"former"."slug"')}
        JOIN "FormerSlug" AS "former" ON "former"."recordId" = "record"."id" AND "former"."entity" = ${redirects}
        LEFT JOIN ${english} WHERE "former"."slug" IN (${list}) AND ${isShown}`,
    ];
  });
  return queries.length === 0 ? [] : db.$queryRaw(Prisma.join(queries, ' UNION ALL '));
}

/** The present slug of a hidden record stays unknown to visitors, even where a text has its former one. */
const shown = {
  Article: Prisma.sql`AND "record"."visible" AND "record"."publishedAt" IS NOT NULL`,
  Category: Prisma.sql`AND "record"."visible"`,
  Page: Prisma.empty,
  Project: Prisma.sql`AND "record"."visible"`,
  Service: Prisma.sql`AND "record"."visible"`,
};
