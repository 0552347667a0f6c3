import { adminPages } from '@pano/api/addresses';
import { Button, buttonClass } from '@pano/ui/button';
import { DropdownMenu, MenuItem } from '@pano/ui/dropdown-menu';
import { focusContent } from '@pano/ui/overlay';
import { keepPreviousData } from '@tanstack/react-query';
import { ChartColumn, Download, Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DialogButton } from '#kit/admin/action-button.tsx';
import { type BulkAction, BulkBar } from '#kit/admin/list/bulk-bar.tsx';
import { EntityList } from '#kit/admin/list/entity-list.tsx';
import { useList } from '#kit/admin/list/use-list.ts';
import { useForGood } from '#kit/admin/list/use-removal.tsx';
import { useSelection } from '#kit/admin/list/use-selection.ts';
import { useIsOwner } from '#kit/admin/session.ts';
import { useDownload } from '#kit/admin/use-download.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { BulkAssignDialog, BulkStageDialog } from './bulk-dialogs';
import { ContactFormCard } from './contact-form-card';
import { LeadFilters, type LeadListQuery, leadFilters, readFilters, StageChips } from './lead-filters';
import { everyMinute, MailNote, MailTrouble } from './mail-status';
import { NewLeadDialog } from './new-lead-dialog';
import { useLeadChanged, usePeople } from './use-leads';
import { useMessageActions } from './use-message-actions';

/** The inbox. */
export function ContactFormListRoute() {
  const { t } = useTranslation('admin');
  const list = useList({ sorts: ['-createdAt', 'createdAt'], filters: leadFilters, pageSize: 50 });
  const query = readFilters(list);
  const { stage, due } = query;
  // Messages arrive while the screen is open.
  const messages = trpc.leads.list.useQuery(query, {
    placeholderData: keepPreviousData,
    refetchInterval: everyMinute,
  });
  const { isShared } = usePeople();
  // A change counts as done once the list and the menu's number show it.
  const changed = { onSuccess: useLeadChanged() };
  const bulkMarkRead = trpc.contactForms.bulkMarkRead.useMutation(changed);
  const bulkRemove = trpc.leads.bulkRemove.useMutation(changed);
  const erase = trpc.contactForms.erase.useMutation(changed);
  const isOwner = useIsOwner();
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

  const bulkActions: BulkAction[] = [
    { text: t('contactForms.bulkMarkRead'), run: (ids) => bulkMarkRead.mutateAsync({ ids }) },
    { text: t('leadDesk.changeStage'), renderDialog: (question) => <BulkStageDialog {...question} /> },
  ];
  if (isShared)
    bulkActions.push({
      text: t('leadDesk.assignee.give'),
      renderDialog: (question) => <BulkAssignDialog {...question} />,
    });

  // A search that finds nothing says so itself.
  const emptyText = list.query.q ? undefined : due ? 'nothingDue' : stage ? 'emptyStage' : undefined;
  return (
    <>
      <EntityList
        title={t('contactForms.title')}
        list={list}
        query={messages}
        actions={
          <>
            <Link to={adminPages.leadFigures} className={buttonClass({ variant: 'line' })}>
              <ChartColumn aria-hidden="true" />
              {t('leadFigures.title')}
            </Link>
            {isOwner && (messages.data?.total ?? 0) > 0 ? <ExportMenu query={query} /> : null}
            <DialogButton size="md" renderDialog={(close) => <NewLeadDialog onClose={close} />}>
              <Plus aria-hidden="true" />
              {t('leadDesk.create.title')}
            </DialogButton>
          </>
        }
        intro={
          <>
            <MailTrouble />
            <div className="mb-4">
              <MailNote />
            </div>
            <StageChips list={list} />
            {stage === 'spam' ? <p className="mb-4 text-sm text-ink-2">{t('leadDesk.spam.goes')}</p> : null}
          </>
        }
        empty={t('contactForms.empty')}
        emptyFiltered={emptyText && t(`leadDesk.${emptyText}`)}
        sorts={list.sorts}
        filters={<LeadFilters list={list} />}
        bulk={
          <BulkBar
            selection={selection}
            actions={bulkActions}
            remove={isOwner ? (ids) => (forGood ? erase : bulkRemove).mutateAsync({ ids }) : null}
            consequence={choice}
          />
        }
      >
        {(rows) => (
          <ul className="grid gap-3.5">
            {rows.map((lead) => (
              <li key={lead.id}>
                <ContactFormCard
                  lead={lead}
                  selection={selection}
                  isShared={isShared}
                  onRead={() => mark(lead.id)}
                  onRemove={confirmRemoval && (() => confirmRemoval(lead))}
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

const formats = ['xlsx', 'csv'] as const;

interface Props {
  /** What the list shows: its search and its filters. */
  query: LeadListQuery;
}

/** Takes along what the list shows, all pages of it. */
export function ExportMenu({ query }: Props) {
  const { t } = useTranslation('admin');
  const { download, busy } = useDownload();
  const createExportUrl = (format: string) => {
    const { limit: _, offset: __, sort, ...filters } = query;
    // What is due has an order of its own, which a file for a spreadsheet does without.
    const options = { ...filters, sort: sort === 'nextAt' ? undefined : sort, format };
    const given = Object.entries(options).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return `/api/v1/admin/leads/export?${new URLSearchParams(given)}`;
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
