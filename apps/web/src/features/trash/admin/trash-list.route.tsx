import { adminRecordPath, recordKinds } from '@pano/api/addresses';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Button } from '@pano/ui/button';
import { SkeletonTable } from '@pano/ui/skeleton';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetDeletion } from '#kit/admin/last-action.ts';
import { SelectionBar } from '#kit/admin/list/bulk-bar.tsx';
import { ChoiceFilter } from '#kit/admin/list/choice-filter.tsx';
import { DaySections, groupBy } from '#kit/admin/list/day-sections.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { useSelection } from '#kit/admin/list/use-selection.ts';
import { useIsOwner } from '#kit/admin/session.ts';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { RestoreDialog, useRestore } from './restore-dialog';
import { TrashPreview } from './trash-preview';
import { type TrashEntry, TrashRow, useEntryName } from './trash-row';

/** What was deleted, by day and by action, until it is restored or its thirty days are over. */
export function TrashListRoute() {
  const { t } = useTranslation('admin');
  const list = useList({ sorts: ['-at'], filters: ['entity'] });
  const { limit, offset, q } = list.query;
  const entity = recordKinds.find((kind) => kind === list.filter('entity'));
  const entries = trpc.trash.list.useQuery(
    { limit, offset, q, entity },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const isOwner = useIsOwner();
  const restoration = useRestore();
  const purge = usePurge();
  const nameEntry = useEntryName();
  const selection = useSelection(entries.data?.items);
  const [opened, setOpened] = useState<TrashEntry | null>(null);
  const restoreSelected = async () => {
    await restoration.restore([...selection.ids]);
    selection.clear();
  };
  const restoreOpened = async ({ id }: TrashEntry) => {
    await restoration.restore([id]);
    setOpened(null);
  };
  const row = (entry: TrashEntry) => (
    <TrashRow
      key={entry.id}
      entry={entry}
      selection={selection}
      busy={restoration.busy}
      onOpen={() => setOpened(entry)}
      onRestore={() => void restoration.restore([entry.id])}
      onPurge={() => purge.confirm({ ids: [entry.id], count: 1, name: nameEntry(entry) })}
    />
  );
  return (
    <>
      <EntityList
        title={t('trash.title')}
        intro={<p className="-mt-2 mb-4 text-ink-2">{t('trash.lead')}</p>}
        list={list}
        query={entries}
        empty={t('trash.empty')}
        skeleton={<SkeletonTable label={t('frame.list.loading')} rows={6} columns={2} />}
        actions={
          isOwner && entries.data && entries.data.total > 0 && !list.narrowed ? (
            <Button
              variant="danger-line"
              size="sm"
              onClick={() => purge.confirm({ ids: null, count: entries.data.total })}
            >
              {t('trash.emptyAll')}
            </Button>
          ) : null
        }
        filters={
          <ChoiceFilter
            list={list}
            name="entity"
            label={t('trash.kind')}
            all={t('trash.allKinds')}
            options={deletedKinds.map((value) => ({ value, text: t(`activity.entities.${value}.name`) }))}
          />
        }
        bulk={
          <SelectionBar selection={selection}>
            <Button variant="line" size="sm" disabled={restoration.busy} onClick={() => void restoreSelected()}>
              {t('trash.restore')}
            </Button>
            <Button
              variant="danger-line"
              size="sm"
              disabled={restoration.busy}
              onClick={() => purge.confirm({ ids: [...selection.ids], count: selection.ids.size })}
            >
              {t('trash.purge')}
            </Button>
          </SelectionBar>
        }
      >
        {(rows) => (
          <DaySections rows={rows} getInstant={({ deletedAt }) => deletedAt} heading="h2" className="grid gap-6">
            {(ofDay) =>
              groupBy(ofDay, ({ batch }) => batch).map(([batch, ofBatch]) => (
                <div key={batch} className="overflow-hidden rounded-card border border-line-2 bg-surface">
                  <BatchHead
                    size={ofBatch[0]?.batchSize ?? 1}
                    busy={restoration.busy}
                    onRestore={() => void restoration.restoreBatch(batch)}
                  />
                  <ul className="divide-y divide-line">{ofBatch.map(row)}</ul>
                </div>
              ))
            }
          </DaySections>
        )}
      </EntityList>
      {opened ? (
        <TrashPreview
          entry={opened}
          busy={restoration.busy}
          onRestore={() => void restoreOpened(opened)}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {purge.dialog}
      <RestoreDialog restoration={restoration} />
    </>
  );
}

/** What one action deleted comes back at once, also what other pages show of it. */
function BatchHead({ size, busy, onRestore }: { size: number; busy: boolean; onRestore: () => void }) {
  const { t } = useTranslation('admin');
  if (size === 1) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 border-b border-line bg-surface-2 px-4 py-2 sm:px-5">
      <h3 className="me-auto text-sm font-[560]">{t('trash.together', { count: size })}</h3>
      <Button variant="line" size="sm" disabled={busy} onClick={onRestore}>
        {t('trash.restoreTogether')}
      </Button>
    </div>
  );
}

/** What there is only one of, such as the company, is never deleted. */
const deletedKinds = recordKinds.filter((kind) => adminRecordPath(kind, 1) !== adminRecordPath(kind, null));

/** Without ids all entries are meant. */
type Purge = { ids: number[] | null; count: number; name?: string | null };

/** Asks before entries are deleted for good. */
function usePurge() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const { run, busy } = useAction();
  const changed = {
    onSuccess: () => {
      forgetDeletion();
      return utils.trash.invalidate();
    },
  };
  const purge = trpc.trash.purge.useMutation(changed);
  const empty = trpc.trash.empty.useMutation(changed);
  const [wanted, setWanted] = useState<Purge>({ ids: [], count: 0 });
  const [open, setOpen] = useState(false);
  const { ids } = wanted;
  const confirm = async () => {
    const purgeWanted = () => (ids ? purge.mutateAsync({ ids }) : empty.mutateAsync());
    const texts = { done: (done: { count: number }) => t('trash.purged', done), failed: t('trash.purgeFailed') };
    await run(purgeWanted, texts);
    setOpen(false);
  };
  const openDialog = (next: Purge) => {
    setWanted(next);
    setOpen(true);
  };
  const dialog = (
    <ConfirmDialog
      open={open}
      onClose={() => setOpen(false)}
      question={t('trash.confirmPurge', { count: wanted.count })}
      subject={wanted.name ?? undefined}
      confirmLabel={t('trash.purge')}
      onConfirm={() => void confirm()}
      busy={busy}
      busyText={t('frame.list.removing')}
    />
  );
  return { confirm: openDialog, dialog };
}
