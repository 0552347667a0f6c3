import { headerSections, menuPages, sitePages } from '@pano/api/addresses';
import { completeLink } from '@pano/api/urls';
import { fold } from '@pano/i18n/text/fold';
import { translate } from '@pano/i18n/translate';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/language';
import { trpc } from '../../shared/trpc';
import { useDebouncedValue } from '../use-debounced-value';

/** What a link may lead to on the site, and the address that it is written with. */
export type LinkTarget = { path: string; name: string; kind: string; isHidden: boolean };

const typingPauseMs = 250;

/** Whether somebody types words, and not an address: the pages with these words are offered. */
export const areWords = (text: string): boolean => text.trim() !== '' && completeLink(text) === null;

/**
 * The pages of the site that have the words which are typed, or the first ones.
 * @param value what is in the field
 */
export function useLinkTargets(value: string, isOpen: boolean) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const words = useDebouncedValue(areWords(value) ? value.trim() : '', typingPauseMs);
  const records = trpc.linkableRecords.pages.useQuery(
    { q: words },
    { enabled: isOpen, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const isPath = value.startsWith('/');
  const present = trpc.linkableRecords.pages.useQuery({ q: value }, { enabled: isPath, staleTime: 0 }).data;
  const places: LinkTarget[] = [
    ...menuPages.map((list) => ({
      path: sitePages[list],
      name: translate(locale, `menu.lists.${list}`),
      kind: t('links.list'),
      isHidden: false,
    })),
    ...headerSections.map((section) => ({
      path: section === 'home' ? sitePages.home : `${sitePages.home}#${section}`,
      name: translate(locale, `menu.sections.${section}`),
      kind: t('menus.targets.section'),
      isHidden: false,
    })),
  ];
  const toTargets = (rows: typeof records.data): LinkTarget[] =>
    (rows ?? []).map(({ path, kind, title, hasPage }) => ({
      path,
      name: title,
      kind: t(`activity.entities.${kind}.name`),
      isHidden: !hasPage,
    }));
  const [record] = isPath ? toTargets(present) : [];
  return {
    targets: [...places.filter(({ name }) => fold(name).includes(fold(words))), ...toTargets(records.data)],
    isPending: records.isPending,
    error: records.data ? null : records.error,
    /** What the address in the field leads to. */
    chosen: record ?? places.find(({ path }) => path === value),
  };
}
