import { writeActor } from '@pano/i18n/activity-words';
import { toIstanbulInput } from '@pano/i18n/text/dates';
import { Button } from '@pano/ui/button';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useDraftLabel } from '#kit/admin/form/draft-link.ts';
import { RowCheckbox } from '#kit/admin/list/row-checkbox.tsx';
import type { RowSelection } from '#kit/admin/list/use-selection.ts';
import type { Outputs } from '#kit/shared/trpc.ts';

export type TrashEntry = Outputs['trash']['list']['items'][number];
type Props = {
  entry: TrashEntry;
  selection: RowSelection;
  busy: boolean;
  onOpen: () => void;
  onRestore: () => void;
  onPurge: () => void;
};

/** What an entry is called: a draft is no record. */
export function useEntryName(): (entry: TrashEntry) => string {
  const { t } = useTranslation('admin');
  const labelOf = useDraftLabel();
  return (entry) => {
    const name = labelOf(entry, t('trash.unnamed'));
    return entry.draft ? t('trash.draft', { name }) : name;
  };
}

/** One deleted record: what it was, who deleted it and how long it stays. */
export function TrashRow({ entry, selection, busy, onOpen, onRestore, onPurge }: Props) {
  const { t } = useTranslation('admin');
  const { id, entity, userName, deletedAt, daysLeft } = entry;
  const name = useEntryName()(entry);
  const selected = selection.ids.has(id);
  return (
    <li className={clsx('flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2.5 sm:px-4', selected && 'bg-link-tint')}>
      <div className="flex min-w-64 flex-1 items-start gap-1">
        <RowCheckbox selection={selection} id={id} name={name} className="-my-1" />
        <div className="grid min-w-0 flex-1 gap-0.5 py-1.5">
          <p>
            <button
              type="button"
              aria-label={t('trash.preview.named', { name })}
              onClick={onOpen}
              className="link text-start font-[540] wrap-anywhere"
            >
              {name}
            </button>
          </p>
          <p className="text-sm text-ink-3">
            {t(`activity.entities.${entity}.name`)} ·{' '}
            <time dateTime={deletedAt} className="tabular-nums">
              {toIstanbulInput(deletedAt).slice(11)}
            </time>
            {userName ? ` · ${t('trash.by', { who: writeActor(t, userName) })}` : null} ·{' '}
            <span className="whitespace-nowrap">{t('trash.daysLeft', { count: daysLeft })}</span>
          </p>
        </div>
      </div>
      <div className="ms-auto flex items-center gap-1.5">
        <Button
          variant="line"
          size="sm"
          disabled={busy}
          aria-label={t('trash.restoreNamed', { name })}
          onClick={onRestore}
        >
          {t('trash.restore')}
        </Button>
        <Button variant="ghost" size="sm" aria-label={t('trash.purgeNamed', { name })} onClick={onPurge}>
          {t('trash.purge')}
        </Button>
      </div>
    </li>
  );
}
