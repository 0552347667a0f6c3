import { message } from '@pano/i18n/message';
import * as z from 'zod';

const flag = z.boolean({ error: message('setting.home') });

/** Which parts the home page shows. */
export const homeSettings = z
  .object({
    home_show_articles: flag,
    home_show_services: flag,
    home_show_projects: flag,
    home_show_categories: flag,
  })
  .meta({ id: 'HomeSettings' });
export const homeSettingsUpdate = homeSettings.partial();

/** Whether visitors see the maintenance page. */
export const siteOfflineSetting = z
  .object({ siteOffline: z.boolean({ error: message('setting.siteOffline') }) })
  .meta({ id: 'SiteOffline' });

export type HomeSettings = z.output<typeof homeSettings>;
export type HomeSettingsUpdate = z.output<typeof homeSettingsUpdate>;
export type SiteOfflineSetting = z.output<typeof siteOfflineSetting>;
