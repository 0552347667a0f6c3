import { maxShown } from '@pano/api/settings/home-layout.schema';
import { Badge } from '@pano/ui/badge';
import { Button, IconButton } from '@pano/ui/button';
import { Skeleton } from '@pano/ui/skeleton';
import { ToolbarSearch } from '@pano/ui/toolbar-search';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityCard } from '#kit/admin/list/entity-card.tsx';
import { SortableCards } from '#kit/admin/list/sortable-cards.tsx';
import { useMore } from '#kit/admin/list/use-more.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { useDebouncedValue } from '#kit/admin/use-debounced-value.ts';
import { trpc } from '#kit/shared/trpc.ts';

interface Props {
  /** The name of the list, which is that of its section. */
  section: string;
  ids: number[];
  onChange: (ids: number[]) => void;
}

/** The records that the owner has picked, in their order, and below them those to pick from. */
export function PickedRecords({ section, ids, onChange }: Props) {
  const { t } = useTranslation('admin');
  const described = trpc.linkableRecords.describe.useQuery(
    { records: ids.map((id) => ({ of: section, id })) },
    { placeholderData: keepPreviousData },
  );
  const present = described.data?.filter(({ id }) => ids.includes(id)) ?? [];
  const rows = ids.flatMap((id, order) => {
    const record = present.find((item) => item.id === id);
    return record ? { ...record, order } : [];
  });
  return (
    <>
      {ids.length === 0 ? <p className="text-ink-3">{t('homePage.nothingPicked')}</p> : null}
      {ids.length > 0 && !described.data ? <Skeleton className="h-24 w-full" /> : null}
      <SortableCards
        rows={rows}
        getName={({ title }) => title}
        onReorder={async (items) =>
          onChange(items.toSorted((one, other) => one.order - other.order).map(({ id }) => id))
        }
      >
        {({ id, title, isPublic }, strip) => (
          <EntityCard
            id={id}
            name={title}
            headingId={`picked-${id}`}
            strip={strip}
            muted={!isPublic}
            actions={
              <IconButton
                label={t('homePage.unpick', { name: title })}
                onClick={() => onChange(ids.filter((other) => other !== id))}
              >
                <X aria-hidden="true" />
              </IconButton>
            }
          >
            {isPublic ? null : <Badge tone="neutral">{t('homePage.hiddenRecord')}</Badge>}
          </EntityCard>
        )}
      </SortableCards>
      {ids.length < maxShown ? (
        <Candidates section={section} ids={ids} onPick={(id) => onChange([...ids, id])} />
      ) : null}
    </>
  );
}

type CandidatesProps = { section: string; ids: number[]; onPick: (id: number) => void };

/** The records that a search finds and that are not picked yet, each a button that picks it. */
function Candidates({ section, ids, onPick }: CandidatesProps) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const q = useDebouncedValue(typed.trim(), 250);
  const { take, more } = useMore(q, 20);
  const records = trpc.linkableRecords.find.useQuery({ of: [section], q, take }, { placeholderData: keepPreviousData });
  const candidates = records.data?.filter(({ id }) => !ids.includes(id)) ?? [];
  const pickFirst = () => {
    const [first] = candidates;
    if (!first || q === '' || q !== typed.trim() || records.isPlaceholderData) return;
    onPick(first.id);
    setTyped('');
  };
  return (
    <section
      aria-label={t('homePage.candidates')}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-4"
    >
      <ToolbarSearch
        value={typed}
        onValueChange={setTyped}
        label={t('homePage.candidates')}
        clearLabel={t('frame.list.clearSearch')}
        onEnter={pickFirst}
        className="max-w-none"
      />
      {records.data ? null : <Pending queries={[records]} failed={t('frame.list.loadFailed')} />}
      {records.data && candidates.length === 0 ? <p className="text-ink-3">{t('frame.list.noMatch')}</p> : null}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {candidates.map(({ id, title, isPublic }) => (
          <li key={id}>
            <Button
              variant="line"
              size="sm"
              onClick={() => onPick(id)}
              className="w-full justify-start py-1.5 text-start whitespace-normal"
            >
              <Plus aria-hidden="true" className="size-4 flex-none" />
              <span className="min-w-0 wrap-break-word">{title}</span>
              {isPublic ? null : <Badge tone="neutral">{t('homePage.hiddenRecord')}</Badge>}
            </Button>
          </li>
        ))}
      </ul>
      {more(records.data?.length ?? 0)}
    </section>
  );
}
