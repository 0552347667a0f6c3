import { createHash } from 'node:crypto';
import type { Db } from '@pano/db';
import * as z from 'zod';
import type { ApiContext } from '#platform/context';
import { expectVersion } from '#platform/records/stored-record';
import { readSetting, storeSettings } from '#platform/records/stored-settings';
import { inTransaction } from '#platform/records/transaction';
import * as company from './company.operations';
import type { CompanyRecord } from './company.schema';
import { type GoogleField, type GoogleProfile, googleFields } from './google-profile.schema';

const key = 'googleProfile';
const checkEveryMs = 90 * 24 * 60 * 60 * 1000;

/** When a person compared the two, and a hash of each field as it was then. */
const stored = z.object({ checkedAt: z.iso.datetime(), hashes: z.partialRecord(z.enum(googleFields), z.string()) });

export async function get({ db, siteUrl }: Pick<ApiContext, 'db' | 'siteUrl'>): Promise<GoogleProfile> {
  const [profile, { data: check }] = await Promise.all([company.get({ db }), readCheck(db)]);
  const hashes = hashFields(profile, siteUrl);
  const changed = check ? googleFields.filter((field) => check.hashes[field] !== hashes[field]) : [];
  const isOld = check !== undefined && Date.now() - Date.parse(check.checkedAt) > checkEveryMs;
  return {
    website: websiteOf(siteUrl),
    checkedAt: check?.checkedAt ?? null,
    changed,
    due: isOld || changed.length > 0,
  };
}

/** Notes that the two say the same, as a person has seen; not if the profile of the firm has changed meanwhile. */
export async function check(ctx: ApiContext, version: number): Promise<GoogleProfile> {
  await inTransaction(ctx, async (tx) => {
    const profile = expectVersion(await company.get({ db: tx }), version);
    await storeSettings(tx, {
      [key]: { checkedAt: new Date().toISOString(), hashes: hashFields(profile, ctx.siteUrl) },
    });
  });
  return get(ctx);
}

const readCheck = async (db: Db) => stored.safeParse(await readSetting(db, key));

function hashFields(profile: CompanyRecord, siteUrl: string): Record<GoogleField, string> {
  const { name, street, district, city, postalCode, country, phone, hours } = profile;
  return {
    name: hash(name),
    address: hash([street, district, city, postalCode, country]),
    phone: hash(phone),
    hours: hash(hours),
    area: hash(city),
    website: hash(websiteOf(siteUrl)),
  };
}

const hash = (field: unknown) => createHash('sha256').update(JSON.stringify(field)).digest('base64url').slice(0, 22);

const websiteOf = (siteUrl: string) => new URL('/?utm_source=google&utm_medium=organic&utm_campaign=gbp', siteUrl).href;
