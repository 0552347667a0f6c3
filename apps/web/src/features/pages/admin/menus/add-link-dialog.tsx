import { headerSections, menuPages, sluggedKinds } from '@pano/api/addresses';
import type { MenuItem } from '@pano/api/settings/menus.schema';
import { fold } from '@pano/i18n/text/fold';
import { Badge } from '@pano/ui/badge';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { Skeleton } from '@pano/ui/skeleton';
import { ToolbarSearch } from '@pano/ui/toolbar-search';
import { keepPreviousData } from '@tanstack/react-query';
import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countKinds, useMore } from '#kit/admin/list/use-more.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { useDebouncedValue } from '#kit/admin/use-debounced-value.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { LinkTextDialog } from './link-text-dialog';
import { useItemWords } from './menu-words';

interface Props {
  /** The menu that gets a link. */
  title: string;
  /** What it has already. */
  present: readonly MenuItem[];
  onAdd: (item: MenuItem) => Promise<unknown>;
  onClose: () => void;
}

const noLabel = { tr: null, en: null };
const fixed: MenuItem[] = [
  ...headerSections.map((section) => ({ kind: 'section' as const, section, label: noLabel })),
  ...menuPages.map((list) => ({ kind: 'list' as const, list, label: noLabel })),
];

/** What an item leads to, as a text that no other target has. */
const targetOf = ({ label: _, ...target }: MenuItem) => JSON.stringify(target);

/** What a menu may lead to: sections, lists and records that a search finds, each a button that adds it, or any address. */
export function AddLinkDialog({ title, present, onAdd, onClose }: Props) {
  const { t } = useTranslation('admin');
  const { run } = useAction();
  const [typed, setTyped] = useState('');
  const [writing, setWriting] = useState(false);
  const q = useDebouncedValue(typed.trim(), 250);
  const { take, more } = useMore(q, 20);
  const records = trpc.linkableRecords.find.useQuery(
    { of: [...sluggedKinds], q, take },
    { placeholderData: keepPreviousData },
  );
  const describe = useItemWords(records.data ?? []);
  const linked = new Set(present.map(targetOf));
  const places = fixed.filter((item) => fold(describe(item).name).includes(fold(q)));
  const pages = (records.data ?? []).flatMap(({ kind, id }): MenuItem[] => {
    const record = sluggedKinds.find((slugged) => slugged === kind);
    return record ? [{ kind: 'record', record, id, label: noLabel }] : [];
  });
  // Unless one searches: other records have a list that leads to them, and pages are what is missing in a menu.
  const own = (item: MenuItem) => Number(item.kind === 'record' && item.record === 'page');
  const sorted = q === '' ? pages.toSorted((one, other) => own(other) - own(one)) : pages;
  const choices = [...places, ...sorted].filter((item) => !linked.has(targetOf(item)));
  const add = async (item: MenuItem) => {
    if (await run(() => onAdd(item), { failed: t('menus.saveFailed') })) onClose();
  };
  const addFirst = () => {
    const [first] = choices;
    if (first && q !== '' && q === typed.trim() && !records.isPlaceholderData) void add(first);
  };
  if (writing) {
    const item: MenuItem = { kind: 'address', url: '', label: noLabel };
    return <LinkTextDialog item={item} usual="" onSave={onAdd} onClose={onClose} />;
  }
  return (
    <Dialog
      onClose={onClose}
      title={t('menus.add')}
      description={title}
      size="md"
      fullScreenOnPhone
      footer={
        <Button variant="line" onClick={() => setWriting(true)}>
          <Link2 aria-hidden="true" className="size-4" />
          {t('menus.typeAddress')}
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ToolbarSearch
          value={typed}
          onValueChange={setTyped}
          label={t('menus.search')}
          clearLabel={t('frame.list.clearSearch')}
          onEnter={addFirst}
          className="max-w-none"
        />
        {records.data ? null : (
          <Pending queries={[records]} failed={t('frame.list.loadFailed')}>
            <Skeleton className="h-40 w-full" />
          </Pending>
        )}
        {records.data && choices.length === 0 ? <p className="text-ink-3">{t('frame.list.noMatch')}</p> : null}
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {choices.map((item) => {
            const { name, target, problem } = describe(item);
            return (
              <li key={targetOf(item)}>
                <Button
                  variant="line"
                  size="sm"
                  onClick={() => void add(item)}
                  className="w-full justify-start py-1.5 text-start whitespace-normal"
                >
                  <Plus aria-hidden="true" className="size-4 flex-none" />
                  <span className="min-w-0 flex-1 wrap-break-word">{name}</span>
                  <Badge tone={problem ? 'warn' : 'neutral'}>{problem ? t('menus.hiddenNow') : target}</Badge>
                </Button>
              </li>
            );
          })}
        </ul>
        {more(...countKinds(records.data))}
      </div>
    </Dialog>
  );
}
