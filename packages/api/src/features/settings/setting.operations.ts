import type { ApiContext } from '../../core/context';
import {
  type HomeSettings,
  type HomeSettingsUpdate,
  homeSettings,
  type SiteOfflineSetting,
  siteOfflineSetting,
} from './setting.schema';

const homeDefaults: HomeSettings = {
  home_show_articles: true,
  home_show_services: true,
  home_show_projects: true,
  home_show_categories: true,
};

export async function home(ctx: ApiContext): Promise<HomeSettings> {
  return homeSettings.parse({ ...homeDefaults, ...(await read(ctx, Object.keys(homeDefaults))) });
}

/** Changes the flags that are named and answers with all of them. */
export async function setHome(ctx: ApiContext, changes: HomeSettingsUpdate): Promise<HomeSettings> {
  await write(ctx, changes);
  return home(ctx);
}

export async function siteOffline(ctx: ApiContext): Promise<SiteOfflineSetting> {
  return siteOfflineSetting.parse({ siteOffline: false, ...(await read(ctx, ['siteOffline'])) });
}

export async function setSiteOffline(ctx: ApiContext, change: SiteOfflineSetting): Promise<SiteOfflineSetting> {
  await write(ctx, change);
  return siteOffline(ctx);
}

/** The settings that were ever saved. */
async function read({ db }: ApiContext, keys: string[]): Promise<Record<string, unknown>> {
  const rows = await db.setting.findMany({ where: { key: { in: keys } }, select: { key: true, value: true } });
  return Object.fromEntries(rows.map(({ key, value }) => [key, JSON.parse(value)]));
}

/** Each setting has a row of its own, so that writing one at the same time as another undoes neither. */
async function write({ db }: ApiContext, settings: Record<string, boolean | undefined>): Promise<void> {
  const named = Object.entries(settings).filter(([, value]) => value !== undefined);
  await db.$transaction(
    named.map(([key, setting]) => {
      const value = JSON.stringify(setting);
      return db.setting.upsert({
        where: { key },
        create: { key, value },
        update: { value, version: { increment: 1 } },
      });
    }),
  );
}
