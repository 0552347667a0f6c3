import type { ContactFormRecord } from '@pano/api/contact-forms/contact-form.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusContent } from '#kit/admin/focus-content.ts';
import { readBoolean } from '#kit/admin/list/boolean-filter.tsx';
import { BulkBar } from '#kit/admin/list/bulk-bar.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { useRemoval } from '#kit/admin/list/use-removal.tsx';
import { useSelection } from '#kit/admin/list/use-selection.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ContactFormCard } from './contact-form-card';
import { ExportMenu } from './export-menu';
import { MailNote } from './mail-note';
import { MailTrouble } from './mail-trouble';
import { ReadFilter } from './read-filter';

const everyMinute = 60_000;

export function ContactFormListRoute() {
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
  const markRead = trpc.contactForms.markRead.useMutation(changed);
  const remove = trpc.contactForms.remove.useMutation(changed);
  const bulkMarkRead = trpc.contactForms.bulkMarkRead.useMutation(changed);
  const bulkRemove = trpc.contactForms.bulkRemove.useMutation(changed);

  const selection = useSelection(messages.data?.items);
  const removal = useRemoval<ContactFormRecord>({
    remove: ({ id }) => remove.mutateAsync({ id }),
    question: t('contactForms.confirmRemove'),
    nameOf: ({ name }) => name,
    removed: t('contactForms.removed'),
    failed: t('contactForms.removeFailed'),
  });

  // With the filter for unread ones a card that was read goes, and the focus with it.
  const reading = useRef(false);
  useEffect(() => {
    if (!reading.current || document.activeElement !== document.body) return;
    reading.current = false;
    focusContent();
  });
  const read = async (id: number) => {
    reading.current = true;
    await markRead.mutateAsync({ id });
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
            remove={(ids) => bulkRemove.mutateAsync({ ids })}
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
                  onRead={() => read(message.id)}
                  onRemove={() => removal.ask(message)}
                />
              </li>
            ))}
          </ul>
        )}
      </EntityList>
      {removal.dialog}
    </>
  );
}
