import type { Db } from './driver';
import { Prisma } from './generated/sqlite/client';
import { requiredParents } from './tables';

/** The records of a table whose slugs are asked for, and what the table of slug redirects calls them. */
type WantedSlugs = { table: Prisma.ModelName; redirects: string; slugs: string[] };

/** A slug that a record has or had in any language, and those of the pages that it has today, with its title. */
export type PresentSlugs = {
  table: string;
  id: number;
  slug: string;
  turkish: string;
  english: string | null;
  title: string;
};

/** The present slugs of records with a public page by slugs that they have or had, of several tables with one query. */
export async function findPresentSlugs(db: Db, wanted: readonly WantedSlugs[]): Promise<PresentSlugs[]> {
  const queries = wanted.flatMap(({ table, redirects, slugs }) => {
    const list = Prisma.join(slugs);
    const english = Prisma.sql`${Prisma.raw(`"${table}Translation"`)} AS "english"
      ON "english"."recordId" = "record"."id" AND "english"."locale" = 'en' ${hasText(table, 'english')}`;
    const select = (slug: string) => Prisma.sql`
      SELECT ${Prisma.raw(`'${table}'`)} AS "table", ${Prisma.raw(slug)} AS "slug", "record"."id" AS "id", "record"."slug" AS "turkish",
        "english"."slug" AS "english", ${Prisma.raw(`"record"."${titleOf(table)}"`)} AS "title"
      FROM ${Prisma.raw(`"${table}"`)} AS "record"`;
    const isShown = Prisma.sql`"record"."slug" IS NOT NULL ${hasText(table, 'record')} ${isPublic(table)}`;
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

const columnsOf = (table: Prisma.ModelName): object => Prisma[`${table}ScalarFieldEnum`];

const titleOf = (table: Prisma.ModelName) => ('title' in columnsOf(table) ? 'title' : 'name');

/** A record, or its English, has a page where it has a text. */
const hasText = (table: Prisma.ModelName, row: 'record' | 'english') =>
  'content' in columnsOf(table) ? Prisma.sql`AND ${Prisma.raw(`"${row}"."content"`)} IS NOT NULL` : Prisma.empty;

/**
 * The visibility rules of all tables by their columns, as the entities have them: the present slug of what visitors cannot
 * open now stays unknown even where a text has its former one. What belongs to a hidden record is hidden with it.
 */
function isPublic(table: Prisma.ModelName): Prisma.Sql {
  const columns = columnsOf(table);
  const isVisible = 'visible' in columns ? Prisma.sql`AND "record"."visible"` : Prisma.empty;
  const isPublished = 'publishedAt' in columns ? Prisma.sql`AND "record"."publishedAt" <= ${new Date()}` : Prisma.empty;
  const ofVisible = requiredParents(table).map(
    ({ column, parent }) => Prisma.sql`AND EXISTS (SELECT 1 FROM ${Prisma.raw(`"${parent}"`)} AS "parent"
      WHERE "parent"."id" = ${Prisma.raw(`"record"."${column}"`)} AND "parent"."visible")`,
  );
  return Prisma.join([isVisible, isPublished, ...ofVisible], ' ');
}
