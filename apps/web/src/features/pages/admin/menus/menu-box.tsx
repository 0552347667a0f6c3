import { type MenuItem, type MenuName, maxItems, usualMenus } from '@pano/api/settings/menus.schema';
import { Badge } from '@pano/ui/badge';
import { Button, IconButton } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { Pencil, Plus, RotateCcw, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EntityCard } from '#kit/admin/list/entity-card.tsx';
import { SortableCards } from '#kit/admin/list/sortable-cards.tsx';
import { useEnglishSite } from '#kit/admin/list/use-list.ts';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { AddLinkDialog } from './add-link-dialog';
import { LinkTextDialog } from './link-text-dialog';
import { isTurkishOnly, type RecordsOfMenus, useItemWords } from './menu-words';
import type { SaveMenu } from './use-menu-save';

interface Props {
  name: MenuName;
  /** Null where the menu is that of the design. */
  stored: MenuItem[] | null;
  records: RecordsOfMenus;
  save: SaveMenu;
}

/** One menu: its items in their order, and what can be added to it. */
export function MenuBox({ name, stored, records, save }: Props) {
  const { t } = useTranslation('admin');
  const failure = useFailureToast();
  const describe = useItemWords(records);
  const isEnglishSite = useEnglishSite();
  const [adding, setAdding] = useState(false);
  const [editing, setEditing] = useState<number | null>(null);
  const items: MenuItem[] = stored ?? usualMenus[name];
  const edited = editing === null ? undefined : items[editing];
  const store = (next: MenuItem[] | null) => save(name, next, stored);
  const change = async (next: MenuItem[] | null) => {
    try {
      await store(next);
    } catch (error) {
      failure(error, t('menus.saveFailed'));
    }
  };
  return (
    <Box title={t(`menus.names.${name}`)}>
      <p className="mb-4 text-sm text-ink-3">{t(`menus.leads.${name}`)}</p>
      <SortableCards
        rows={items.map((item, order) => ({ id: order + 1, order, item }))}
        getName={({ item }) => describe(item).name}
        onReorder={(rows) =>
          store(rows.toSorted((one, other) => one.order - other.order).flatMap(({ id }) => items[id - 1] ?? []))
        }
        failed={t('frame.order.failed')}
        enabled
        newRecord={null}
        help=""
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
                  <IconButton label={t('menus.editText', { name: words.name })} onClick={() => setEditing(id - 1)}>
                    <Pencil aria-hidden="true" />
                  </IconButton>
                  <IconButton
                    label={t('menus.remove', { name: words.name })}
                    onClick={() => void change(items.toSpliced(id - 1, 1))}
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
          onAdd={(item) => store([...items, item])}
          onClose={() => setAdding(false)}
        />
      ) : null}
      {edited ? (
        <LinkTextDialog
          item={edited}
          usual={describe({ ...edited, label: { tr: null, en: null } }).name}
          onSave={(item) => store(items.map((other, index) => (index === editing ? item : other)))}
          onClose={() => setEditing(null)}
        />
      ) : null}
    </Box>
  );
}
