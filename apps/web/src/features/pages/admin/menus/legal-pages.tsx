import { adminRecordPath, adminScreens } from '@pano/api/addresses';
import { Box } from '@pano/ui/card';
import { Skeleton } from '@pano/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ToggleSwitch } from '#kit/admin/list/state-switch.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { trpc } from '#kit/shared/trpc.ts';

/** The last line of every page: which pages stand there, such as legal texts. The form of each has the same switch. */
export function LegalPages() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const pages = trpc.pages.list.useQuery({ limit: 200, sort: 'title' });
  const update = trpc.pages.update.useMutation({ onSuccess: () => utils.pages.list.invalidate() });
  return (
    <Box title={t('menus.legal.title')}>
      <p className="mb-3 text-sm text-ink-3">{t('menus.legal.lead')}</p>
      {pages.data ? null : (
        <Pending queries={[pages]} failed={t('menus.loadFailed')}>
          <Skeleton className="h-24 w-full" />
        </Pending>
      )}
      {pages.data?.items.length === 0 ? (
        <Link
          to={adminScreens.page.create}
          className="inline-flex min-h-10 items-center font-[560] text-link underline underline-offset-4"
        >
          {t('pages.new')}
        </Link>
      ) : null}
      <ul className="divide-y divide-line">
        {pages.data?.items.map(({ id, title, version, showInFooter }) => (
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
    </Box>
  );
}
