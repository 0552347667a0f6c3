import type { Attention, SampleTraces } from '@pano/api';
import { adminPages, adminRecordPath, adminScreens } from '@pano/api/addresses';
import { Box } from '@pano/ui/card';
import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { entities } from '../entities';
import { useMayOpen } from '../frame/owners-only';

/** Where each kind of waiting work is done, the most urgent first. */
const allPlaces = entities
  .flatMap(({ path, attention }) => attention.map(({ query, ...place }) => ({ ...place, to: path + query })))
  .sort((one, other) => one.rank - other.rank);
const places = allPlaces.filter(({ isEmptySection }) => !isEmptySection);
const sectionPlaces = allPlaces.filter(({ isEmptySection }) => isEmptySection);

/** What the owner may want to look at, each a link to where it can be done. */
export function AttentionBox({ attention, traces }: { attention: Attention; traces: SampleTraces }) {
  const { t } = useTranslation('admin');
  const mayOpen = useMayOpen();
  const waiting = [
    ...useTraceEntries(traces),
    ...places
      .filter(({ kind }) => attention[kind] > 0)
      .map(({ kind, text, to }) => ({ to, text: t(text, { count: attention[kind] }) })),
    ...useSearchEntries(),
  ].filter(({ to }) => mayOpen(to));
  return (
    <Box title={t('dashboard.attention.title')} padded={false}>
      {waiting.length === 0 ? (
        <p className="flex items-center gap-2 p-5 text-ink-2">
          <Check aria-hidden="true" className="size-5 text-ok" />
          {t('dashboard.attention.nothing')}
        </p>
      ) : (
        <Entries entries={waiting} />
      )}
      <EmptySections attention={attention} />
    </Box>
  );
}

/** The sections of the site in which nothing stands; folded, since nothing has to be done about them. */
function EmptySections({ attention }: { attention: Attention }) {
  const { t } = useTranslation('admin');
  const empty = sectionPlaces.filter(({ kind }) => attention[kind] > 0);
  if (empty.length === 0) return null;
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-12 cursor-pointer items-center gap-3 px-5 py-2 text-sm text-ink-3">
        <span className="mr-auto">{t('dashboard.attention.emptySections', { count: empty.length })}</span>
        <ChevronDown aria-hidden="true" className="size-4 flex-none group-open:rotate-180" />
      </summary>
      <Entries entries={empty.map(({ to, text }) => ({ to, text: t(text) }))} />
    </details>
  );
}

const Entries = ({ entries }: { entries: { to: string; text: string }[] }) => (
  <ul className="divide-y divide-line">
    {entries.map(({ to, text }) => (
      <li key={to}>
        <Link to={to} className="flex min-h-12 items-center gap-3 px-5 py-2 hover:bg-surface-2">
          <span className="mr-auto min-w-0">{text}</span>
          <ChevronRight aria-hidden="true" className="size-4 flex-none text-ink-3" />
        </Link>
      </li>
    ))}
  </ul>
);

/** Enough to recognize them by; the screen has them all. */
const maxFields = 6;

/** Another company's name on the owner's site comes before everything else. */
function useTraceEntries({ fields, pages }: SampleTraces): { to: string; text: string }[] {
  const { t } = useTranslation('admin');
  const entries = pages.map(({ id, title }) => ({
    to: adminRecordPath('page', id),
    text: t('dashboard.attention.samplePage', { title }),
  }));
  const [first] = fields;
  if (!first) return entries;
  const names = fields.slice(0, maxFields).map((field) => t(`company.fields.${field}`));
  const more = fields.length - names.length;
  if (more > 0) names.push(t('dashboard.attention.moreFields', { count: more }));
  return [
    {
      to: `${adminScreens.company.list}#${first}`,
      text: t('dashboard.attention.sampleFields', { fields: names.join(', ') }),
    },
    ...entries,
  ];
}

/** What of weight keeps people from finding the site. A new owner has the first steps, which ask for the same. */
function useSearchEntries(): { to: string; text: string }[] {
  const { t } = useTranslation('admin');
  const { data: firstSteps } = trpc.firstSteps.get.useQuery(undefined, { staleTime: 0 });
  const { data } = trpc.searchHealth.read.useQuery(undefined, { enabled: firstSteps?.shown === false, staleTime: 0 });
  const weighty = data?.findings.filter(({ weight }) => weight === 'high') ?? [];
  const problems = [...new Set(weighty.map(({ problem }) => problem))];
  const count = problems.reduce((sum, problem) => sum + (data?.counts[problem] ?? 0), 0);
  return count > 0 ? [{ to: adminPages.searchHealth, text: t('dashboard.attention.search', { count }) }] : [];
}
