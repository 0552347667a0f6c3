import type * as z from 'zod';
import type { ContentEntity } from '#platform/content-entity';
import * as homeLayout from './home-layout.operations';
import { type HomePageUpdate, homePageHistory, homePageUpdate } from './home-layout.schema';
import { menusKey } from './menus.operations';
import * as settings from './setting.operations';
import { homeSettings, siteOfflineSetting } from './setting.schema';

const schema = homeSettings.extend(siteOfflineSetting.shape);

/** The settings that belong to the content; others, such as the periods of retention, belong to the installation. */
const isContent = { key: { in: [...Object.keys(schema.shape), homeLayout.homeLayoutKey, menusKey] } };

export const settingEntity = {
  kind: 'homeSettings',
  plural: 'settings',
  records: null,
  label: null,
  isPublic: null,
  publicSwitch: null,
  subjects: [settings.homeSubject, homeLayout.homeLayoutSubject, settings.siteOfflineSubject],
  publicPage: null,
  homeSection: null,
  history: {
    fields: homePageHistory.fields,
    read: homeLayout.getPage,
    describe: homeLayout.describePage,
    update: homePageUpdate,
    save: (ctx, _id, data: HomePageUpdate, version) => homeLayout.updatePage(ctx, data, version),
    create: null,
  },
  trash: null,
  sortedBy: null,
  translation: null,
  pairedTexts: null,
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
