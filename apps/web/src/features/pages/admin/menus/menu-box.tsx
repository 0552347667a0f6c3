import { isTurkishOnly, type MenuItem, type MenuName, maxItems, usualMenus } from '@pano/api/settings/menus.schema';
import { Badge } from '@pano/ui/badge';
import { Button, IconButton } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { Pencil, Plus, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityCard } from '#kit/admin/list/entity-card.tsx';
import { SortableCards } from '#kit/admin/list/sortable-cards.tsx';
import { useEnglishSite } from '#kit/admin/list/use-list.ts';
import { useAction, useTakeBack } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { AddLinkDialog } from './add-link-dialog';
import { LinkTextDialog } from './link-text-dialog';
import { numberItems, type RecordsOfMenus, useItemWords } from './menu-words';

interface Props {
  name: MenuName;
  /** Null where the menu is that of the design. */
  stored: MenuItem[] | null;
  records: RecordsOfMenus;
  save: (items: MenuItem[] | null) => Promise<void>;
}

/** One menu: its items in their order, and what can be added to it. */
export function MenuBox({ name, stored, records, save }: Props) {
  const { t } = useTranslation('admin');
  const { run } = useAction();
  const describe = useItemWords(records);
  const isEnglishSite = useEnglishSite();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<number | null>(null);
  const items: MenuItem[] = stored ?? usualMenus[name];
  const rows = numberItems(items);
  const edited = rows.find(({ id }) => id === editing)?.item;
  const change = (next: MenuItem[] | null) => run(() => save(next), { failed: t('menus.saveFailed') });
  return (
    <Box title={t(`menus.names.${name}`)}>
      <p className="mb-4 text-sm text-ink-3">{t(`menus.leads.${name}`)}</p>
      <SortableCards
        rows={rows}
        getName={({ item }) => describe(item).name}
        onReorder={(places) => {
          const orderOf = new Map(places.map(({ id, order }) => [id, order]));
          const ordered = rows.toSorted((one, other) => (orderOf.get(one.id) ?? 0) - (orderOf.get(other.id) ?? 0));
          return save(ordered.map(({ item }) => item));
        }}
      >
        {({ id, item }, strip) => {
          const words = describe(item);
          return (
            <EntityCard
              id={id}
              name={words.name}
              headingId={`${name}-${id}`}
              strip={strip}
              muted={words.problem !== null}
              actions={
                <span className="flex">
                  <IconButton label={t('menus.editText', { name: words.name })} onClick={() => setEditing(id)}>
                    <Pencil aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t('menus.remove', { name: words.name })}
                    onClick={() => void change(rows.filter((row) => row.id !== id).map((row) => row.item))}
                  >
                    <X aria-hidden="true" />
                  </IconButton>
                </span>
              }
            >
              <p className="text-sm wrap-anywhere text-ink-3">{words.target}</p>
              {isEnglishSite && isTurkishOnly(item) ? (
                <Badge className="justify-self-start">{t('english.states.missing')}</Badge>
              ) : null}
              {isEnglishSite && item.label.stale ? (
                <Badge tone="warn" className="justify-self-start">
                  {t('english.field.outdated')}
                </Badge>
              ) : null}
              {words.problem ? (
                <Badge tone="warn" wrap className="justify-self-start">
                  {words.problem}
                </Badge>
              ) : null}
            </EntityCard>
          );
        }}
      </SortableCards>
      {items.length === 0 ? <p className="text-ink-3">{t('menus.empty')}</p> : null}
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button variant="line" size="sm" disabled={items.length >= maxItems[name]} onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" className="size-4" />
          {t('menus.add')}
        </Button>
        {stored ? (
          <Button variant="ghost" size="sm" onClick={() => void change(null)}>
            <RotateCcw aria-hidden="true" className="size-4" />
            {t('menus.reset')}
          </Button>
        ) : null}
      </div>
      {adding ? (
        <AddLinkDialog
          title={t(`menus.names.${name}`)}
          present={items}
          onAdd={(item) => save([...items, item])}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {edited ? (
        <LinkTextDialog
          item={edited}
          usual={describe({ ...edited, label: { tr: null, en: null } }).name}
          onSave={(item) => save(rows.map((row) => (row.id === editing ? item : row.item)))}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </Box>
  );
}

/** Stores a menu and offers to take that back; `before` is what it replaces. */
export function useMenuSave() {
  const offerBack = useTakeBack();
  const utils = trpc.useUtils();
  const update = trpc.menus.update.useMutation();
  const write = async (name: MenuName, items: MenuItem[] | null) => {
    utils.menus.get.setData(undefined, await update.mutateAsync({ [name]: items }));
    void utils.translations.invalidate();
  };
  return async (name: MenuName, items: MenuItem[] | null, before: MenuItem[] | null): Promise<void> => {
    await write(name, items);
    offerBack(() => write(name, before?.map(withState) ?? null));
  };
}

/** As it was, also where its English had been up to date before its Turkish was changed. */
const withState = (item: MenuItem): MenuItem => ({
  ...item,
  label: { ...item.label, stale: item.label.stale ?? false },
});
