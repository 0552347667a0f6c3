import { adminRecordPath, adminScreens } from '@pano/api/addresses';
import { fold } from '@pano/i18n/text/fold';
import { Box } from '@pano/ui/card';
import { Skeleton } from '@pano/ui/skeleton';
import { ToolbarSearch } from '@pano/ui/toolbar-search';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ToggleSwitch } from '#kit/admin/list/state-switch.tsx';
import { useAllRecords } from '#kit/admin/list/use-all-records.ts';
import { useMore } from '#kit/admin/list/use-more.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { trpc } from '#kit/shared/trpc.ts';

/** With more pages than these there is a search among them. */
const mostAtOnce = 20;

/** The last line of every page: which pages stand there, such as legal texts. The form of each has the same switch. */
export function LegalPages() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const pages = useAllRecords(trpc.pages.list, (page) => utils.client.pages.list.query({ ...page, sort: 'title' }));
  const [typed, setTyped] = useState('');
  const words = fold(typed);
  const { take, more } = useMore(words, mostAtOnce);
  const matches = pages.data?.filter(({ title }) => fold(title).includes(words)) ?? [];
  const update = trpc.pages.update.useMutation({ onSuccess: () => utils.pages.list.invalidate() });
  return (
    <Box title={t('menus.legal.title')}>
      <p className="mb-3 text-sm text-ink-3">{t('menus.legal.lead')}</p>
      {pages.data ? null : (
        <Pending queries={[pages]} failed={t('menus.loadFailed')}>
          <Skeleton className="h-24 w-full" />
        </Pending>
      )}
      {pages.data?.length === 0 ? (
        <Link
          to={adminScreens.page.create}
          className="inline-flex min-h-10 items-center font-[560] text-link underline underline-offset-4"
        >
          {t('pages.new')}
        </Link>
      ) : null}
      {pages.data && pages.data.length > mostAtOnce ? (
        <ToolbarSearch
          value={typed}
          onValueChange={setTyped}
          label={t('menus.legal.search')}
          clearLabel={t('frame.list.clearSearch')}
          className="mb-2 max-w-none"
        />
      ) : null}
      {words && matches.length === 0 ? <p className="text-ink-3">{t('frame.list.noMatch')}</p> : null}
      <ul className="divide-y divide-line">
        {matches.slice(0, take).map(({ id, title, version, showInFooter }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-3 py-1">
            <Link to={adminRecordPath('page', id)} className="min-w-0 text-link underline-offset-4 hover:underline">
              {title}
            </Link>
            <ToggleSwitch
              checked={showInFooter}
              onSave={(on) => update.mutateAsync({ id, version, data: { showInFooter: on } })}
              failed={t('pages.saveFailed')}
              label={t('menus.legal.switch', { title })}
              onText={t('pages.blocks.on')}
              offText={t('pages.blocks.off')}
            />
          </li>
        ))}
      </ul>
      {matches.length > take ? more(take) : null}
    </Box>
  );
}
