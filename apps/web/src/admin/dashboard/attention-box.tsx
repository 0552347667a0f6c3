import type { Attention } from '@pano/api';
import { Box } from '@pano/ui/card';
import { Check, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** Where each kind of waiting work is done, the most urgent first. */
const places = [
  ['unreadMessages', '/admin/contact-forms?read=false'],
  ['projectsWithoutImages', '/admin/projects'],
  ['drafts', '/admin/articles?status=draft'],
  ['scheduled', '/admin/articles?status=scheduled'],
  ['hiddenCategories', '/admin/categories?visible=false'],
  ['hiddenProjects', '/admin/projects?visible=false'],
  ['hiddenArticles', '/admin/articles?visible=false'],
  ['hiddenServices', '/admin/services?visible=false'],
] as const satisfies [keyof Attention, string][];

/** What the owner may want to look at, each a link to where it can be done. */
export function AttentionBox({ attention }: { attention: Attention }) {
  const { t } = useTranslation('admin');
  const waiting = places.filter(([kind]) => attention[kind] > 0);
  return (
    <Box title={t('dashboard.attention.title')} padded={false}>
      {waiting.length === 0 ? (
        <p className="flex items-center gap-2 p-5 text-ink-2">
          <Check aria-hidden="true" className="size-5 text-ok" />
          {t('dashboard.attention.nothing')}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {waiting.map(([kind, to]) => (
            <li key={kind}>
              <Link to={to} className="flex min-h-12 items-center gap-3 px-5 py-2 hover:bg-surface-2">
                <span className="mr-auto">{t(`dashboard.attention.${kind}`, { count: attention[kind] })}</span>
                <ChevronRight aria-hidden="true" className="size-4 text-ink-3" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}
