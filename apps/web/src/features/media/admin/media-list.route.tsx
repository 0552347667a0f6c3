import type { MediaQuery } from '@pano/api/media/media.schema';
import { DropZone } from '@pano/ui/drop-zone';
import { Segmented } from '@pano/ui/segmented';
import { SkeletonCards } from '@pano/ui/skeleton';
import { useToast } from '@pano/ui/toast';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useDropTexts } from '#kit/admin/form/use-image-upload.ts';
import { BulkBar } from '#kit/admin/list/bulk-bar.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { type List, useList } from '#kit/admin/list/use-list.ts';
import { useForGood } from '#kit/admin/list/use-removal.tsx';
import { useSelection } from '#kit/admin/list/use-selection.ts';
import { useUploadQueue } from '#kit/admin/uploads/upload-queue-context.tsx';
import { useDroppedFiles } from '#kit/admin/uploads/use-dropped-files.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { MediaDetails } from './media-details';
import { MediaTile } from './media-tile';

const gridClass = 'grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5';

export function MediaListRoute() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const queue = useUploadQueue();
  const dropTexts = {
    ...useDropTexts(),
    choose: t('media.choose'),
    dropHint: t('media.dropHint'),
    hint: t('media.hint'),
    overHint: t('media.overHint'),
  };
  const over = useDroppedFiles(queue.add);
  const picture = useOpenPicture();
  const list = useList({
    sorts: ['-createdAt', 'createdAt', 'name', '-name', '-bytes'],
    filters: ['filter'],
    pageSize: 40,
  });
  const media = trpc.media.list.useQuery(
    { ...list.query, filter: readMediaFilter(list) },
    { placeholderData: keepPreviousData },
  );
  const gone = { onSuccess: () => utils.media.list.invalidate() };
  const bulkRemove = trpc.media.bulkRemove.useMutation(gone);
  const bulkErase = trpc.media.bulkErase.useMutation(gone);
  const { forGood, choice } = useForGood();
  const selection = useSelection(media.data?.items);

  const removeUnused = async (ids: number[]) => {
    const { removed, inUse } = await (forGood ? bulkErase : bulkRemove).mutateAsync({ ids });
    if (inUse.length > 0) toast.error(t('media.keptInUse', { count: inUse.length }));
    return { count: removed.length };
  };
  return (
    <>
      <EntityList
        title={t('media.title')}
        list={list}
        query={media}
        empty={t('media.empty')}
        skeleton={<SkeletonCards label={t('frame.list.loading')} count={10} className={gridClass} />}
        intro={
          <DropZone
            multiple
            accept="image/*,application/pdf,video/mp4,video/webm"
            status={{ kind: 'idle' }}
            texts={dropTexts}
            onFiles={queue.add}
            className={over ? 'mb-4 rounded-card ring-3 ring-live-mark' : 'mb-4'}
          />
        }
        sorts={list.sorts}
        filters={<MediaFilter list={list} />}
        bulk={<BulkBar selection={selection} actions={[]} remove={removeUnused} consequence={choice} />}
      >
        {(rows) => (
          <ul className={gridClass}>
            {rows.map((row) => (
              <MediaTile key={row.id} media={row} selection={selection} onOpen={() => picture.open(row.id)} />
            ))}
          </ul>
        )}
      </EntityList>
      {picture.id === null ? null : <MediaDetails key={picture.id} id={picture.id} onClose={picture.close} />}
    </>
  );
}

type Filter = MediaQuery['filter'];

const filters = ['all', 'files', 'missingAlt', 'unused'] as const satisfies readonly Filter[];

type Filtered = { filter: (name: string) => string | null };

export const readMediaFilter = ({ filter }: Filtered): Filter =>
  filters.find((known) => known === filter('filter')) ?? 'all';

/** Everything, the files alone, the pictures whose alternative text is missing, or what nothing uses. */
export function MediaFilter<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  return (
    <Segmented
      label={t('media.filter.label')}
      className="flex-wrap"
      value={readMediaFilter(list)}
      onValueChange={(next) => list.setFilters({ filter: next === 'all' ? null : next })}
      options={filters.map((filter) => ({ value: filter, text: t(`media.filter.${filter}`) }))}
    />
  );
}

const name = 'picture';

/** The picture whose details are open. It stands in the address, so that it can be linked to. */
export function useOpenPicture() {
  const [params, setParams] = useSearchParams();
  const number = Number(params.get(name));
  const change = (id: number | null) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (id === null) next.delete(name);
        else next.set(name, String(id));
        return next;
      },
      { preventScrollReset: true },
    );
  return {
    id: Number.isSafeInteger(number) && number > 0 ? number : null,
    open: (id: number) => change(id),
    close: () => change(null),
  };
}
