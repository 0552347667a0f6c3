import { adminEnglishPath, adminRecordPath } from '@pano/api/addresses';
import { buttonClass } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { SkeletonCards } from '@pano/ui/skeleton';
import { EmptyState } from '@pano/ui/state-box';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Pending } from '#kit/admin/pending.tsx';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { type Outputs, trpc } from '#kit/shared/trpc.ts';

type Health = Outputs['searchHealth']['read'];
type Finding = Health['findings'][number];

const weights = ['high', 'medium', 'low'] as const;
/** What is mended in the English texts. */
const inEnglish: readonly Finding['problem'][] = ['englishDescription', 'brokenEnglishLink', 'turkishLink'];

/** What keeps people from finding the site in search engines: each thing one sentence, one press from its field. */
export function SearchHealthRoute() {
  const { t } = useTranslation('admin');
  const health = trpc.searchHealth.read.useQuery(undefined, { staleTime: 0 });
  const { data } = health;
  const shown = weights.filter((weight) => data?.findings.some((finding) => finding.weight === weight));
  return (
    <>
      <ScreenHead title={t('searchHealth.title')} description={t('searchHealth.lead')} />
      {data ? (
        <div className="grid max-w-[62rem] gap-5">
          {shown.length === 0 ? <EmptyState text={t('searchHealth.nothing')} /> : null}
          {shown.map((weight) => (
            <Box key={weight} title={t(`searchHealth.weights.${weight}`)}>
              <Findings findings={data.findings.filter((finding) => finding.weight === weight)} counts={data.counts} />
            </Box>
          ))}
        </div>
      ) : (
        <Pending queries={[health]} failed={t('searchHealth.loadFailed')}>
          <SkeletonCards label={t('frame.list.loading')} count={4} className="grid-cols-1" />
        </Pending>
      )}
    </>
  );
}

function Findings({ findings, counts }: { findings: Finding[]; counts: Health['counts'] }) {
  const { t } = useTranslation('admin');
  const problems = [...new Set(findings.map(({ problem }) => problem))];
  return (
    <ul className="grid divide-y divide-line">
      {problems.map((problem) => {
        const listed = findings.filter((finding) => finding.problem === problem);
        const more = (counts[problem] ?? 0) - listed.length;
        return (
          <li key={problem} className="grid gap-1 py-3 first:pt-0 last:pb-0">
            <p className="text-sm text-ink-3">{t(`searchHealth.why.${problem}`)}</p>
            <ul>
              {listed.map((finding) => (
                <FindingRow key={`${finding.kind} ${finding.id} ${finding.field} ${finding.other}`} finding={finding} />
              ))}
            </ul>
            {more > 0 ? <p className="text-sm text-ink-3">{t('searchHealth.more', { count: more })}</p> : null}
          </li>
        );
      })}
    </ul>
  );
}

function FindingRow({ finding }: { finding: Finding }) {
  const { t } = useTranslation('admin');
  const { problem, kind, id, title, field, count, other } = finding;
  const path = inEnglish.includes(problem) ? adminEnglishPath(kind, id) : adminRecordPath(kind, id);
  return (
    <li className="flex items-center justify-between gap-3 py-1">
      <span className="min-w-0 wrap-anywhere">{t(`searchHealth.sentences.${problem}`, { title, count, other })}</span>
      <Link
        to={`${path}#${field}`}
        aria-label={t('searchHealth.fix', { title })}
        className={buttonClass({ variant: 'line', size: 'sm', className: 'flex-none' })}
      >
        <Pencil aria-hidden="true" className="size-4" />
        {t('searchHealth.open')}
      </Link>
    </li>
  );
}
