import type { Db } from './driver';
import { Prisma } from './generated/sqlite/client';

/** The English slugs of records by their Turkish ones, of several tables with one query; records without English are left out. */
export async function findEnglishSlugs(
  db: Db,
  wanted: { table: Prisma.ModelName; slugs: string[] }[],
): Promise<{ table: string; slug: string; english: string }[]> {
  const queries = wanted.map(
    ({ table, slugs }) => Prisma.sql`
      SELECT ${Prisma.raw(`'${table}'`)} AS "table", "record"."slug", "translation"."slug" AS "english"
      FROM ${Prisma.raw(`"${table}"`)} AS "record"
      JOIN ${Prisma.raw(`"${table}Translation"`)} AS "translation"
        ON "translation"."recordId" = "record"."id" AND "translation"."locale" = 'en'
        AND "translation"."slug" IS NOT NULL
      WHERE "record"."slug" IN (${Prisma.join(slugs)})`,
  );
  return queries.length === 0 ? [] : db.$queryRaw(Prisma.join(queries, ' UNION ALL '));
}
