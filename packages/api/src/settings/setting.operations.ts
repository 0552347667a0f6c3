import type { Db } from '@pano/db';
import type { HomeSection } from '#addresses';
import type { ApiContext } from '#platform/context';
import { logUpdated, type Subject } from '#platform/records/activity/log-changes';
import { readSettings, storeSettings } from '#platform/records/stored-settings';
import { inTransaction } from '#platform/records/transaction';
import {
  type HomeSettings,
  type HomeSettingsUpdate,
  homeSettings,
  type SiteOfflineSetting,
  siteOfflineSetting,
} from './setting.schema';

/** A section that nobody has switched off is shown. */
export const homeKeys = Object.keys(homeSettings.shape);
const homeDefaults = Object.fromEntries(homeKeys.map((key) => [key, true]));

export const homeSubject: Subject<HomeSettings> = { entity: 'homeSettings', label: () => null };

export const siteOfflineSubject: Subject<SiteOfflineSetting> = { entity: 'siteOffline', label: () => null };

export const home = ({ db }: { db: Db }): Promise<HomeSettings> => readHome(db);

/** Changes the flags that are named and returns all of them. */
export const setHome = (ctx: ApiContext, changes: HomeSettingsUpdate): Promise<HomeSettings> =>
  save(ctx, homeSubject, readHome, changes);

/** 1 where nothing stands in a section that the home page would show: the dashboard tells the owner. */
export async function countEmptySection(db: Db, section: HomeSection, records: Promise<number>): Promise<number> {
  const [flags, count] = await Promise.all([readHome(db), records]);
  return flags[`home_show_${section}`] && count === 0 ? 1 : 0;
}

export const siteOffline = ({ db }: { db: Db }): Promise<SiteOfflineSetting> => readSiteOffline(db);

export const setSiteOffline = (ctx: ApiContext, change: SiteOfflineSetting): Promise<SiteOfflineSetting> =>
  save(ctx, siteOfflineSubject, readSiteOffline, change);

const readHome = async (db: Db) => parseHome(await readSettings(db, homeKeys));

/** The switches of the home page among stored settings. */
export const parseHome = (stored: Record<string, unknown>): HomeSettings =>
  homeSettings.parse({ ...homeDefaults, ...stored });

const readSiteOffline = async (db: Db) =>
  siteOfflineSetting.parse({ siteOffline: false, ...(await readSettings(db, ['siteOffline'])) });

const save = <T extends object>(
  ctx: ApiContext,
  subject: Subject<T>,
  readAll: (db: Db) => Promise<T>,
  changes: Record<string, boolean | undefined>,
): Promise<T> =>
  inTransaction(ctx, async (tx) => {
    const before = await readAll(tx);
    await storeSettings(tx, changes);
    const after = await readAll(tx);
    await logUpdated(tx, ctx, subject, before, after);
    return after;
  });
