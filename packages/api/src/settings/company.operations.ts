import type { Database, Db } from '@pano/db';
import type * as z from 'zod';
import { titledSections } from '#addresses';
import type { ApiContext } from '#platform/context';
import { reportedOf } from '#platform/fields/derive';
import { logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { writeRevision } from '#platform/records/revisions/write-revision';
import { expectVersion } from '#platform/records/stored-record';
import { inTransaction } from '#platform/records/transaction';
import { describePairs, type PairedDocument } from '#platform/records/translations/paired-texts';
import { createMomentCache } from '#platform/services/query-cache';
import { blankProfile } from './blank-profile';
import { companyFields, textInBoth } from './company.fields';
import {
  type CompanyProfile,
  type CompanyRecord,
  type CompanyUpdate,
  companyHistory,
  companyStored,
  type SectionTitles,
  type SectionTitlesUpdate,
} from './company.schema';
import { offerRecipients } from './message-recipients';
import { mapSections } from './site-texts';
import { findNextChange, listPast, withoutPast } from './special-days';

const key = 'company';

/** What the site shows until the profile is saved for the first time. */
const defaults: CompanyProfile = {
  ...blankProfile('Firmamız'),
  whatsappGreeting: {
    tr: 'Merhaba, hizmetleriniz hakkında bilgi almak istiyorum.',
    en: 'Hello, I would like some information about your services.',
  },
  developerCredit: { tr: 'Yazılım: Pano', en: 'Software: Pano' },
};

export async function get({ db }: { db: Db }): Promise<CompanyRecord> {
  const row = await db.setting.findUnique({ where: { key }, select });
  return row ? toRecord(row) : { ...defaults, version: 1, updatedAt: null };
}

const openingTimes = companyStored.pick({ hours: true, specialDays: true });

/** When the firm is open, and was: here the special days that have passed are still among the others. */
export async function getOpeningTimes({ db }: { db: Db }): Promise<z.output<typeof openingTimes>> {
  const row = await db.setting.findUnique({ where: { key }, select });
  return openingTimes.parse(row ? withDefaults(row) : defaults);
}

const specialMoments = createMomentCache(['Setting']);

/** When the site changes by itself because of a special day; null where it does not. */
export const nextSpecialMoment = (db: Database): Promise<Date | null> =>
  specialMoments(db, async () => findNextChange((await getOpeningTimes({ db })).specialDays, new Date()));

/** Changes the fields that are named. With a version, only if nobody has changed the profile since it was read. */
export const update = (ctx: ApiContext, data: CompanyUpdate, version?: number): Promise<CompanyRecord> =>
  inTransaction(ctx, async (tx) => {
    const before = expectVersion(await get({ db: tx }), version);
    const now = new Date();
    const past = listPast((await getOpeningTimes({ db: tx })).specialDays, now);
    const specialDays = [...past, ...withoutPast(data.specialDays ?? before.specialDays, now)];
    const value = JSON.stringify(companyStored.parse({ ...before, ...data, specialDays }));
    // The first save makes the row: before it, the profile counts as version 1.
    const create = { key, value, version: before.version + 1 };
    const change = { value, version: { increment: 1 } };
    const after = toRecord(await tx.setting.upsert({ where: { key }, create, update: change, select }));
    await logUpdated(tx, ctx, companySubject, before, after);
    await offerRecipients(tx, ctx, before.email, after.email);
    await writeRevision(tx, ctx, companyHistory, before.updatedAt === null ? null : before, after);
    return after;
  });

/** The texts that are written in Turkish. Where nobody has saved the profile there is nothing to translate. */
export async function listPairs({ db }: { db: Db }): Promise<PairedDocument[]> {
  const { updatedAt, ...profile } = await get({ db });
  if (updatedAt === null) return [];
  const days = profile.specialDays.map(({ name }) => ['specialDays', name] as const);
  const fields: (readonly [string, unknown])[] = [...Object.entries(profile), ...days];
  const texts = fields.flatMap(([name, field]) => {
    const { data } = textInBoth.safeParse(field);
    return data?.tr ? [{ name, en: data.en }] : [];
  });
  return describePairs({ id: null, label: profile.name, updatedAt }, texts);
}

/** The titles and introductions of the sections, which are texts of the profile. */
export async function sectionTitles(ctx: { db: Db }): Promise<SectionTitles> {
  const profile = await get(ctx);
  return mapSections((section) => ({ title: profile[`${section}Title`], lead: profile[`${section}Lead`] }));
}

/** Changes the texts that are named and returns all of them. */
export async function setSectionTitles(ctx: ApiContext, changes: SectionTitlesUpdate): Promise<SectionTitles> {
  const texts = titledSections.flatMap((section) => [
    [`${section}Title`, changes[section]?.title],
    [`${section}Lead`, changes[section]?.lead],
  ]);
  await update(ctx, Object.fromEntries(texts.filter(([, text]) => text !== undefined)));
  return sectionTitles(ctx);
}

export const companySubject: Subject<CompanyRecord> = {
  entity: 'company',
  label: () => null,
  reported: reportedOf(companyFields),
};

const select = { value: true, version: true, updatedAt: true } as const;

type Row = { value: string; version: number; updatedAt: Date };
// Fields that were added after the profile was last saved have their default.
const withDefaults = ({ value }: Row): object => ({ ...defaults, ...JSON.parse(value) });

// Special days drop off when they have passed.
const toRecord = (row: Row): CompanyRecord => {
  const { version, updatedAt } = row;
  const profile = companyStored.parse(withDefaults(row));
  const specialDays = withoutPast(profile.specialDays, new Date());
  return { ...profile, specialDays, version, updatedAt: updatedAt.toISOString() };
};
