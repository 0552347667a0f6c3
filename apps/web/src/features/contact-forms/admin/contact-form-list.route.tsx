import { Button } from '@pano/ui/button';
import { DropdownMenu, MenuItem } from '@pano/ui/dropdown-menu';
import { focusContent } from '@pano/ui/overlay';
import { Segmented } from '@pano/ui/segmented';
import { keepPreviousData } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { BulkBar } from '#kit/admin/list/bulk-bar.tsx';
import { readBoolean } from '#kit/admin/list/choice-filter.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { type List, useList } from '#kit/admin/list/use-list.ts';
import { useForGood } from '#kit/admin/list/use-removal.tsx';
import { useSelection } from '#kit/admin/list/use-selection.ts';
import { useDownload } from '#kit/admin/use-download.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ContactFormCard } from './contact-form-card';
import { everyMinute, MailNote, MailTrouble } from './mail-status';
import { OpenMessage } from './open-message';
import { useMessageActions } from './use-message-actions';

/** The inbox, or the one message that the address names. */
export function ContactFormListRoute() {
  const [params] = useSearchParams();
  const opened = Number(params.get('message'));
  return Number.isSafeInteger(opened) && opened > 0 ? <OpenMessage key={opened} id={opened} /> : <Inbox />;
}

function Inbox() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const list = useList({ sorts: ['-createdAt', 'createdAt'], filters: ['read'], pageSize: 50 });
  const messages = trpc.contactForms.list.useQuery(
    { ...list.query, read: readBoolean(list.filter('read')) },
    // Messages arrive while the screen is open.
    { placeholderData: keepPreviousData, refetchInterval: everyMinute },
  );
  // A change counts as done once the list and the menu's number show it.
  const changed = { onSuccess: () => utils.contactForms.invalidate() };
  const bulkMarkRead = trpc.contactForms.bulkMarkRead.useMutation(changed);
  const bulkRemove = trpc.contactForms.bulkRemove.useMutation(changed);
  const erase = trpc.contactForms.erase.useMutation(changed);
  const { forGood, choice } = useForGood();

  const selection = useSelection(messages.data?.items);
  const { markRead, confirmRemoval, dialog } = useMessageActions();

  // With a filter a card that was marked goes, and the focus with it.
  const reading = useRef(false);
  useEffect(() => {
    if (!reading.current || document.activeElement !== document.body) return;
    reading.current = false;
    focusContent();
  });
  const mark = async (id: number) => {
    reading.current = true;
    await markRead(id);
  };

  return (
    <>
      <EntityList
        title={t('contactForms.title')}
        list={list}
        query={messages}
        actions={
          (messages.data?.total ?? 0) > 0 ? (
            <ExportMenu query={{ q: list.query.q, sort: list.query.sort, read: list.filter('read') ?? undefined }} />
          ) : null
        }
        intro={
          <>
            <MailTrouble />
            <div className="mb-4">
              <MailNote />
            </div>
          </>
        }
        empty={t('contactForms.empty')}
        sorts={list.sorts}
        filters={<ReadFilter list={list} />}
        bulk={
          <BulkBar
            selection={selection}
            actions={[{ text: t('contactForms.bulkMarkRead'), run: (ids) => bulkMarkRead.mutateAsync({ ids }) }]}
            remove={(ids) => (forGood ? erase : bulkRemove).mutateAsync({ ids })}
            consequence={choice}
          />
        }
      >
        {(rows) => (
          <ul className="grid gap-3.5">
            {rows.map((message) => (
              <li key={message.id}>
                <ContactFormCard
                  message={message}
                  selection={selection}
                  onRead={() => mark(message.id)}
                  onRemove={() => confirmRemoval(message)}
                />
              </li>
            ))}
          </ul>
        )}
      </EntityList>
      {dialog}
    </>
  );
}

const choices = ['all', 'unread', 'read'] as const;
const values = { all: null, unread: 'false', read: 'true' };

export function ReadFilter<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  const read = readBoolean(list.filter('read'));
  return (
    <Segmented
      label={t('contactForms.filter.label')}
      value={read === undefined ? 'all' : read ? 'read' : 'unread'}
      onValueChange={(choice) => list.setFilters({ read: values[choice] })}
      options={choices.map((value) => ({ value, text: t(`contactForms.filter.${value}`) }))}
    />
  );
}

const formats = ['xlsx', 'csv'] as const;

interface Props {
  /** What the list shows: its search, its filter and its order. */
  query: Record<string, string | undefined>;
}

/** Takes along what the list shows, all pages of it. */
export function ExportMenu({ query }: Props) {
  const { t } = useTranslation('admin');
  const { download, busy } = useDownload();
  const createExportUrl = (format: string) => {
    const given = Object.entries({ ...query, format }).filter((entry): entry is [string, string] => !!entry[1]);
    return `/api/v1/admin/contact-forms/export?${new URLSearchParams(given)}`;
  };
  return (
    <DropdownMenu
      trigger={
        <Button variant="line" busy={busy}>
          <Download aria-hidden="true" />
          {t('contactForms.export.open')}
        </Button>
      }
    >
      {formats.map((format) => (
        <MenuItem key={format} onSelect={() => void download(createExportUrl(format))}>
          {t(`contactForms.export.${format}`)}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
