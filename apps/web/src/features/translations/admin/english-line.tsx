import { adminPages } from '@pano/api/addresses';
import { Languages } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEnglishSite } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';

const states = ['translated', 'outdated', 'draft', 'missing'] as const;

/** How many texts have their English, each number with the way to them; nothing on a site without English or texts. */
export function EnglishLine() {
  const { t } = useTranslation('admin');
  const hasEnglish = useEnglishSite() === true;
  const { data } = trpc.translations.count.useQuery(undefined, { enabled: hasEnglish });
  const counts = states.flatMap((state) => (data?.[state] ? [{ state, count: data[state] }] : []));
  if (!hasEnglish || counts.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 rounded-card border border-line-2 bg-surface px-4 py-1.5">
      <Languages aria-hidden="true" className="me-1.5 size-5 text-ink-3" />
      {t('english.overview.count')}
      {counts.map(({ state, count }, index) => (
        <span key={state}>
          <Link to={`${adminPages.translations}?english=${state}`} className="link inline-flex min-h-10 items-center">
            {t(`english.overview.counts.${state}`, { count })}
          </Link>
          {index < counts.length - 1 ? ',' : null}
        </span>
      ))}
    </p>
  );
}
