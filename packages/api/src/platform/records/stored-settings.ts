import type { Db } from '@pano/db';

/** The settings that were ever saved, by their keys. */
export async function readSettings(db: Db, keys: string[]): Promise<Record<string, unknown>> {
  const rows = await db.setting.findMany({ where: { key: { in: keys } }, select: { key: true, value: true } });
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]));
}

/** Grows with every save of one of the settings. */
export async function readSettingsVersion(db: Db, keys: string[]): Promise<number> {
  const { _sum } = await db.setting.aggregate({ where: { key: { in: keys } }, _sum: { version: true } });
  return 1 + (_sum.version ?? 0);
}

/** One setting; undefined where it was never saved. */
export const readSetting = async (db: Db, key: string): Promise<unknown> => (await readSettings(db, [key]))[key];

/**
 * Stores the settings that are named. Each has a row of its own, so that writing one at the same time as another undoes
 * neither.
 */
export async function storeSettings(db: Db, settings: Record<string, unknown>): Promise<void> {
  for (const [key, setting] of Object.entries(settings)) {
    if (setting === undefined) continue;
    const value = JSON.stringify(setting);
    await db.setting.upsert({ where: { key }, create: { key, value }, update: { value, version: { increment: 1 } } });
  }
}
