import { isNewRecord } from '@pano/api/addresses';
import { formatShortDateTime, toIstanbulInput } from '@pano/i18n/text/dates';
import { Button } from '@pano/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useLocale } from '#kit/shared/language.ts';
import { type Outputs, trpc } from '#kit/shared/trpc.ts';
import { draftPath, readKeeper, useDraftLabel } from '../form/draft-link';
import { AssistantMark } from './draft-marks';
import { useRemoval } from './use-removal';

type Listed = Outputs['drafts']['list']['items'][number];
export type DraftEntry = Pick<
  Listed,
  'entity' | 'record' | 'locale' | 'label' | 'userName' | 'updatedAt' | 'assistant'
>;

interface Props {
  draft: DraftEntry;
  onDiscard: (draft: DraftEntry) => void;
  /** Above the list of its kind, where neither the kind nor the day is said otherwise. */
  inList?: boolean;
  /** Further buttons. */
  actions?: ReactNode;
}

/** Does not begin a line. */
const separator = '\u00a0· ';

/** A draft with the way to its form, who kept it and when. */
export function DraftRow({ draft, onDiscard, inList = false, actions }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const labelOf = useDraftLabel();
  const { entity, record, updatedAt, assistant } = draft;
  const keeper = readKeeper(draft);
  const about = [
    inList ? null : t(`activity.entities.${entity}.name`),
    t(draft.locale === 'en' ? 'english.english' : 'english.turkish'),
    isNewRecord(record) && !inList ? t('draftLists.new') : null,
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 py-2">
      <div className="grid min-w-0 flex-[1_1_12rem]">
        <p>
          <Link
            to={draftPath(entity, record, draft.locale)}
            state={{ returnTo: pathname + search }}
            className="link inline-flex min-h-8 items-center font-[540] wrap-anywhere"
          >
            {labelOf(draft, t('draftLists.unnamed'))}
          </Link>
        </p>
        <p className="text-sm text-ink-3">
          {about.filter(Boolean).join(separator)}
          {separator}
          <time dateTime={updatedAt} className="whitespace-nowrap tabular-nums">
            {inList ? formatShortDateTime(updatedAt, locale) : toIstanbulInput(updatedAt).slice(11)}
          </time>
          {keeper ? (
            <span className="wrap-anywhere">
              {separator}
              {keeper}
            </span>
          ) : null}
        </p>
        {assistant ? (
          <p className="mt-1">
            <AssistantMark name={assistant} />
          </p>
        ) : null}
      </div>
      <span className="ms-auto flex flex-wrap justify-end gap-x-2.5 gap-y-1">
        {actions}
        <DiscardButton draft={draft} onDiscard={onDiscard} />
      </span>
    </li>
  );
}

function DiscardButton({ draft, onDiscard }: Pick<Props, 'draft' | 'onDiscard'>) {
  const { t } = useTranslation('admin');
  const name = useDraftName()(draft);
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={t('draftLists.discardNamed', { name })}
      onClick={() => onDiscard(draft)}
    >
      {t('draftForm.discard')}
    </Button>
  );
}

/** What tells the two drafts of a record apart. */
export function useDraftName() {
  const { t } = useTranslation('admin');
  const labelOf = useDraftLabel();
  return (draft: Pick<DraftEntry, 'entity' | 'label' | 'locale'>): string => {
    const name = labelOf(draft, t('draftLists.unnamed'));
    return draft.locale === 'en' ? t('draftLists.inEnglish', { name }) : name;
  };
}

/** Asks before a draft goes to the trash. What else is shown of it may be on any screen. */
export function useDraftDiscard() {
  const { t } = useTranslation('admin');
  const { invalidate } = trpc.useUtils();
  // Also after an error: somebody else may have published or discarded it.
  const discard = trpc.drafts.discard.useMutation({ onSettled: () => invalidate() });
  return useRemoval<DraftEntry>({
    remove: ({ entity, record, locale }) => discard.mutateAsync({ entity, record, locale }),
    question: t('draftForm.confirm'),
    getName: useDraftName(),
    confirmLabel: t('draftForm.discard'),
    consequence: () => <p>{t('draftForm.toTrash')}</p>,
    removed: t('draftForm.discarded'),
    offersUndo: false,
    failed: t('draftForm.discardFailed'),
  });
}
