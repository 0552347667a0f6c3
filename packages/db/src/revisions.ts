import type { Db } from './driver';
import type { Prisma } from './generated/sqlite/client';

export type NewRevision = Required<Omit<Prisma.RevisionUncheckedCreateInput, 'id' | 'number'>> & { createdAt: Date };

/**
 * Adds the next revision of a record that has one already, with the number behind its last, in one statement. Call it in
 * the transaction of the write.
 * @returns false without a change where the record has none
 */
export async function appendRevision(tx: Db, revision: NewRevision): Promise<boolean> {
  const { entity, record, locale, data, format, fields, origin, userId, userName, createdAt } = revision;
  const count = await tx.$executeRaw`
    INSERT INTO "Revision" ("entity", "record", "locale", "number", "data", "format", "fields", "origin", "userId",
      "userName", "createdAt")
    SELECT ${entity}, ${record}, ${locale}, "number" + 1, ${data}, ${format}, ${fields}, ${origin}, ${userId},
      ${userName}, ${createdAt}
    FROM "Revision" WHERE "entity" = ${entity} AND "record" = ${record} AND "locale" = ${locale}
    ORDER BY "number" DESC LIMIT 1`;
  return count > 0;
}
