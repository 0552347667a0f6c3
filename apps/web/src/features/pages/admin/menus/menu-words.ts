import { sitePages } from '@pano/api/addresses';
import { hasSwitch } from '@pano/api/settings/home-layout.schema';
import { type MenuItem, menus } from '@pano/api/settings/menus.schema';
import { translate } from '@pano/i18n/translate';
import { useTranslation } from 'react-i18next';
import type { ShowValue } from '#kit/admin/form/conflict-dialog.tsx';
import { useLocale } from '#kit/shared/language.ts';
import { type Outputs, trpc } from '#kit/shared/trpc.ts';
import { useEmptySections } from '../empty-sections';

export type RecordsOfMenus = Outputs['linkableRecords']['describe'];

type ItemWords = {
  name: string;
  /** Where it leads. */
  target: string;
  /** Why visitors do not see it at present; null where they do. */
  problem: string | null;
};

/** What an item of a menu is called, where it leads, and whether visitors see it. */
export function useItemWords(records: RecordsOfMenus): (item: MenuItem) => ItemWords {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const switches = trpc.settings.home.useQuery().data;
  const emptySection = useEmptySections();
  const sectionProblem = (section: string) =>
    emptySection(section) === 'leftOut' ? t('menus.problems.sectionEmpty') : null;
  return (item) => {
    const own = item.label.tr;
    switch (item.kind) {
      case 'section': {
        const isOff = hasSwitch(item.section) && switches?.[`home_show_${item.section}`] === false;
        const name = own ?? translate(locale, `menu.sections.${item.section}`);
        return {
          name,
          target: t('menus.targets.section'),
          problem: isOff ? t('menus.problems.sectionOff') : sectionProblem(item.section),
        };
      }
      case 'list':
        return {
          name: own ?? translate(locale, `menu.lists.${item.list}`),
          target: sitePages[item.list],
          problem: item.list === 'about' ? sectionProblem(item.list) : null,
        };
      case 'address':
        return { name: own ?? item.url, target: item.url, problem: null };
      case 'record': {
        const record = records.find(({ kind, id }) => kind === item.record && id === item.id);
        const target = t(`menus.targets.${item.record}`);
        if (!record) return { name: own ?? t('menus.deleted'), target, problem: t('menus.problems.deleted') };
        return { name: own ?? record.title, target, problem: record.hasPage ? null : t('menus.problems.hidden') };
      }
    }
  };
}

/** Says what a menu leads to, for comparing two versions: an older one may name records that are not described. */
export function useMenuWords(records: RecordsOfMenus): ShowValue {
  const { t } = useTranslation('admin');
  const describe = useItemWords(records);
  const nameOf = (item: MenuItem): string => {
    const { name, target } = describe(item);
    const isKnown = item.kind !== 'record' || records.some(({ kind, id }) => kind === item.record && id === item.id);
    return isKnown ? name : (item.label.tr ?? `${target} ${item.id}`);
  };
  return (_field, value) => {
    const items = menus.shape.header.safeParse(value).data;
    return items === null ? t('menus.usual') : items?.map(nameOf).join('\n');
  };
}

/**
 * The items as rows. An item has the same number wherever it stands, so that a moved one keeps the focus and a press while
 * an order is stored means the item that it shows.
 */
export function numberItems(items: readonly MenuItem[]): { id: number; order: number; item: MenuItem }[] {
  const texts = items.map((item) => JSON.stringify({ ...item, label: null }));
  const keys = texts.map((text, place) => `${text} ${texts.slice(0, place).filter((other) => other === text).length}`);
  const sorted = keys.toSorted();
  return items.map((item, order) => ({ id: sorted.indexOf(keys[order] ?? '') + 1, order, item }));
}
