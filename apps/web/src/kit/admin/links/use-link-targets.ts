import { headerSections, menuPages, sitePages } from '@pano/api/addresses';
import type { MediaRecord } from '@pano/api/media/media.schema';
import { completeLink } from '@pano/api/urls';
import { fold } from '@pano/i18n/text/fold';
import { translate } from '@pano/i18n/translate';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/language';
import { trpc } from '../../shared/trpc';
import { countKinds, useMore } from '../list/use-more';
import { mediaName } from '../media/media-thumb';
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
  const { take, more } = useMore(words, 20);
  const records = trpc.linkableRecords.pages.useQuery(
    { q: words, take },
    { enabled: isOpen, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const documents = useDocuments(value, words, take, isOpen);
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
  const isCurrent = words === value.trim() && !records.isPlaceholderData && !documents.isPending;
  return {
    targets: [
      ...places.filter(({ name }) => fold(name).includes(fold(words))),
      ...toTargets(records.data),
      ...documents.targets,
    ],
    /** Whether these are the hits for the typed words; for `useCombobox`. */
    hits: !areWords(value)
      ? ('none' as const)
      : isCurrent && !records.isPending
        ? ('found' as const)
        : ('pending' as const),
    isPending: records.isPending,
    error: records.data ? null : records.error,
    /** The button that looks for more of them; null where these are all. */
    more: more(...countKinds(records.data), documents.targets.length),
    /** What the address in the field leads to. */
    chosen: record ?? documents.chosen ?? places.find(({ path }) => path === value),
  };
}

/** The documents of the library that have the words, or the newest ones, and the one that the address leads to. */
function useDocuments(value: string, words: string, take: number, isOpen: boolean) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const documents = trpc.media.list.useQuery(
    { filter: 'documents', q: words || undefined, limit: take, offset: 0 },
    { enabled: isOpen, placeholderData: keepPreviousData },
  );
  const isFile = value.startsWith('/uploads/files/');
  const present = trpc.media.getByUrl.useQuery({ url: value }, { enabled: isFile, retry: false }).data;
  const toTarget = (media: MediaRecord): LinkTarget => ({
    path: media.url,
    name: mediaName(media, locale),
    kind: t('links.file'),
    isHidden: false,
  });
  return {
    targets: (documents.data?.items ?? []).map(toTarget),
    isPending: documents.isPending || documents.isPlaceholderData,
    chosen: isFile && present ? toTarget(present) : undefined,
  };
}
