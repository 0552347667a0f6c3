import { Box } from '@pano/ui/card';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useIsOwner } from '#kit/admin/session.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { entities } from '../entities';
import { SampleRemoval } from './first-steps-box';

const actions = entities
  .flatMap(({ create, quickAction }) => (create && quickAction ? { ...create, ...quickAction } : []))
  .sort((one, other) => one.rank - other.rank);

/** What owners come for most often. The samples are removed here once the list of first steps is hidden. */
export function QuickActions() {
  const { t } = useTranslation('admin');
  const { data: firstSteps } = trpc.firstSteps.get.useQuery(undefined, { staleTime: 0 });
  const isOwner = useIsOwner();
  const samples = isOwner && firstSteps && !firstSteps.shown ? firstSteps.samples : 0;
  return (
    <Box title={t('dashboard.quick.title')} padded={false}>
      <ul className="divide-y divide-line">
        {actions.map(({ path, text }) => (
          <li key={path}>
            <Link to={path} className="flex min-h-12 items-center gap-3 px-5 py-2 font-[560] hover:bg-surface-2">
              <Plus aria-hidden="true" className="size-4 text-live-text" />
              {t(text)}
            </Link>
          </li>
        ))}
        {samples > 0 && (
          <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2">
            <span className="min-w-0 flex-1 text-ink-2">{t('firstSteps.samplesLeft', { count: samples })}</span>
            <SampleRemoval count={samples} />
          </li>
        )}
      </ul>
    </Box>
  );
}
