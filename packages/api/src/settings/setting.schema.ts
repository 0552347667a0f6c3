import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { type HomeSection, homeSections } from '#addresses';

const flag = z.boolean({ error: message('setting.home') });

type HomeFlags = Record<`home_show_${HomeSection}`, typeof flag>;
const homeFlags = Object.fromEntries(homeSections.map((section) => [`home_show_${section}`, flag])) as HomeFlags;

/** Which parts the home page shows. */
export const homeSettings = z.object(homeFlags).meta({ id: 'HomeSettings' });
export const homeSettingsUpdate = homeSettings.partial();

/** Whether visitors see the maintenance page. */
export const siteOfflineSetting = z
  .object({ siteOffline: z.boolean({ error: message('setting.siteOffline') }) })
  .meta({ id: 'SiteOffline' });

export type HomeSettings = z.output<typeof homeSettings>;
export type HomeSettingsUpdate = z.output<typeof homeSettingsUpdate>;
export type SiteOfflineSetting = z.output<typeof siteOfflineSetting>;
