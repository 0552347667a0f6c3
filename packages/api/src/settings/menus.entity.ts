import type { ContentEntity } from '#platform/content-entity';
import * as menus from './menus.operations';
import { type MenusUpdate, menusHistory, menusUpdate } from './menus.schema';

/** Both menus of the site, which are one setting. */
export const menusEntity = {
  kind: 'menus',
  plural: 'menus',
  records: null,
  label: null,
  isPublic: null,
  publicSwitch: null,
  subjects: [menus.menusSubject],
  publicPage: null,
  homeSection: null,
  history: {
    fields: menusHistory.fields,
    read: menus.getWithVersion,
    describe: menus.nameItems,
    update: menusUpdate,
    save: (ctx, _id, data: MenusUpdate, version) => menus.update(ctx, data, version),
    create: null,
  },
  trash: null,
  sortedBy: null,
  translation: null,
  pairedTexts: { kind: 'menus', list: menus.listPairs },
  search: null,
  pictures: null,
  dashboard: null,
  transfer: null,
  samples: null,
  firstSteps: null,
} as const satisfies ContentEntity;
