import { Box } from '@pano/ui/card';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

const actions = [
  ['project', '/admin/projects/new'],
  ['article', '/admin/articles/new'],
  ['slide', '/admin/hero-sections/new'],
  ['service', '/admin/services/new'],
] as const;

/** What owners come for most often. */
export function QuickActions() {
  const { t } = useTranslation('admin');
  return (
    <Box title={t('dashboard.quick.title')} padded={false}>
      <ul className="divide-y divide-line">
        {actions.map(([name, to]) => (
          <li key={name}>
            <Link to={to} className="flex min-h-12 items-center gap-3 px-5 py-2 font-[560] hover:bg-surface-2">
              <Plus aria-hidden="true" className="size-4 text-live-text" />
              {t(`dashboard.quick.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Box>
  );
}
