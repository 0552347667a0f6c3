// The statements of saves that Prisma would need several for, or whose results it would map although nobody reads them.

import type { Db } from './driver';
import { Prisma } from './generated/sqlite/client';

type NewRevision = Required<Omit<Prisma.RevisionUncheckedCreateInput, 'id' | 'number'>> & { createdAt: Date };

/**
 * Adds the next revision of a record that has one already, with the number behind its last, in one statement. Call it in
 * the transaction of the write.
 * @returns false without a change where the record has none
 */
export async function appendRevision(tx: Db, revision: NewRevision): Promise<boolean> {
  const { entity, record, locale, data, format, fields, origin, userId, userName, assistant, createdAt } = revision;
  const count = await tx.$executeRaw`
    INSERT INTO "Revision" ("entity", "record", "locale", "number", "data", "format", "fields", "origin", "userId",
      "userName", "assistant", "createdAt")
    SELECT ${entity}, ${record}, ${locale}, "number" + 1, ${data}, ${format}, ${fields}, ${origin}, ${userId},
      ${userName}, ${assistant}, ${createdAt}
    FROM "Revision" WHERE "entity" = ${entity} AND "record" = ${record} AND "locale" = ${locale}
    ORDER BY "number" DESC LIMIT 1`;
  return count > 0;
}

type NewActivity = Required<Omit<Prisma.ActivityUncheckedCreateInput, 'id' | 'at'>>;

/** Writes an entry of the activity log, with the time of now. */
export async function insertActivity(tx: Db, entry: NewActivity): Promise<void> {
  const { action, entity, entityId, label, changes, userId, userEmail, userName } = entry;
  const { address, requestId, search, reported } = entry;
  await tx.$executeRaw`
    INSERT INTO "Activity" ("at", "action", "entity", "entityId", "label", "changes", "userId", "userEmail", "userName",
      "address", "requestId", "search", "reported")
    VALUES (${new Date()}, ${action}, ${entity}, ${entityId}, ${label}, ${changes}, ${userId}, ${userEmail}, ${userName},
      ${address}, ${requestId}, ${search}, ${reported})`;
}

/** A prefix that no column has. */
const prefix = 'translation.';

/**
 * A record with its translation, in one query.
 * @param table whose translations are in a table of their own
 * @param select the columns of the record; of the translation all are read
 */
export async function findWithTranslation<Row extends object, Translation extends object>(
  tx: Db,
  { table, select, locale }: { table: 'Article'; select: { [Name in keyof Row]: true }; locale: string },
  id: number,
): Promise<{ row: Row; translation: Translation | null } | null> {
  const own = Object.keys(select).map((name) => Prisma.raw(`"record"."${name}"`));
  const translated = Object.keys(Prisma[`${table}TranslationScalarFieldEnum`]).map((name) =>
    Prisma.raw(`"translation"."${name}" AS "${prefix}${name}"`),
  );
  const [joined] = await tx.$queryRaw<object[]>`
    SELECT ${Prisma.join([...own, ...translated])} FROM ${Prisma.raw(`"${table}"`)} AS "record"
    LEFT JOIN ${Prisma.raw(`"${table}Translation"`)} AS "translation"
      ON "translation"."recordId" = "record"."id" AND "translation"."locale" = ${locale}
    WHERE "record"."id" = ${id}`;
  if (!joined) return null;
  const entries = Object.entries(joined);
  const pick = (isTranslated: boolean) =>
    Object.fromEntries(
      entries.flatMap(([name, value]) =>
        name.startsWith(prefix) === isTranslated ? [[isTranslated ? name.slice(prefix.length) : name, value]] : [],
      ),
    );
  const translation = pick(true);
  return { row: pick(false) as Row, translation: translation.id === null ? null : (translation as Translation) };
}

/** Puts the mail of a message into the outbox, to be sent at once; all that is not named here has its default. */
export async function insertContactMail(
  tx: Db,
  { contactFormId, locale, createdAt }: { contactFormId: number; locale: string; createdAt: Date },
): Promise<void> {
  const now = new Date();
  await tx.$executeRaw`
    INSERT INTO "ContactMail" ("contactFormId", "locale", "nextAttemptAt", "createdAt", "updatedAt")
    VALUES (${contactFormId}, ${locale}, ${now}, ${createdAt}, ${now})`;
}

/** What the time of receipt of a message depends on, and whether there is a setting. */
export async function findReceiptInfo(
  tx: Db,
  settingKey: string,
): Promise<{ newest: Date | null; checkedAt: Date | null; hasSetting: boolean }> {
  const [row] = await tx.$queryRaw<{ newest: Date | null; checkedAt: Date | null; settings: bigint }[]>`
    SELECT (SELECT "createdAt" FROM "ContactForm" ORDER BY "createdAt" DESC LIMIT 1) AS "newest",
      (SELECT "checkedAt" FROM "RetentionCheck" LIMIT 1) AS "checkedAt",
      (SELECT COUNT(*) FROM "Setting" WHERE "key" = ${settingKey}) AS "settings"`;
  return { newest: row?.newest ?? null, checkedAt: row?.checkedAt ?? null, hasSetting: Number(row?.settings) > 0 };
}
