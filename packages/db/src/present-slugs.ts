import type { Db } from './driver';
import { Prisma } from './generated/sqlite/client';

/** The records of a table whose slugs are asked for, and what the table of slug redirects calls them. */
type WantedSlugs = { table: Prisma.ModelName; redirects: string; slugs: string[] };

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
    const isShown = Prisma.sql`"record"."slug" IS NOT NULL ${isPublic(table)}`;
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

/** The present slug of a hidden record, or of one that is not published, stays unknown even where a text has its former one. */
function isPublic(table: Prisma.ModelName): Prisma.Sql {
  const columns: object = Prisma[`${table}ScalarFieldEnum`];
  const isVisible = 'visible' in columns ? Prisma.sql`AND "record"."visible"` : Prisma.empty;
  return 'publishedAt' in columns ? Prisma.sql`${isVisible} AND "record"."publishedAt" IS NOT NULL` : isVisible;
}
