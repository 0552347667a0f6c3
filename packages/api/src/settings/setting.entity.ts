import type * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import { homeLayoutKey, homeLayoutSubject } from './home-layout.operations';
import * as menus from './menus.operations';
import * as settings from './setting.operations';
import { homeSettings, siteOfflineSetting } from './setting.schema';

const schema = homeSettings.extend(siteOfflineSetting.shape);

/** The settings that belong to the content; others, such as the periods of retention, belong to the installation. */
const isContent = { key: { in: [...Object.keys(schema.shape), homeLayoutKey, menus.menusKey] } };

export const settingEntity = {
  kind: 'homeSettings',
  plural: 'settings',
  records: null,
  label: null,
  isPublic: null,
  publicSwitch: null,
  subjects: [settings.homeSubject, homeLayoutSubject, menus.menusSubject, settings.siteOfflineSubject],
  publicPage: null,
  homeSection: null,
  history: null,
  trash: null,
  sortedBy: null,
  translation: null,
  pairedTexts: { kind: 'menus', list: menus.listPairs },
  search: null,
  pictures: null,
  dashboard: null,
  transfer: {
    schema,
    unique: [],
    references: [],
    personal: false,
    read: async (db) => ({ ...(await settings.home({ db })), ...(await settings.siteOffline({ db })) }),
    async write(ctx, { siteOffline, ...home }: z.output<typeof schema>) {
      await settings.setHome(ctx, home);
      await settings.setSiteOffline(ctx, { siteOffline });
    },
    clear: (db) => db.setting.deleteMany({ where: isContent }),
    count: (db) => db.setting.count({ where: isContent }),
  },
  samples: null,
  firstSteps: null,
} as const satisfies ContentEntity;
