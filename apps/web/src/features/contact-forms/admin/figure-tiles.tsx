import type { FigureTotals } from '@pano/api/contact-forms/lead-figures.schema';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { formatLira } from './quote';

interface Props {
  totals: FigureTotals;
  before: FigureTotals;
}

/** The figures of a period, each beside that of the period before. */
export function FigureTiles({ totals, before }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const percent = (share: number | null) =>
    share === null ? null : t('leadFigures.percent', { percent: Math.round(share * 100) });
  const lira = ({ wonLira }: FigureTotals) => t('leadDesk.quote.amount', { amount: formatLira(wonLira, locale) });
  const reviews = ({ reviewsAsked: asked, won }: FigureTotals) => t('leadFigures.ofWon', { asked, won });
  const duration = ({ medianMinutes }: FigureTotals) => {
    if (medianMinutes === null) return null;
    if (medianMinutes < 60) return t('leadFigures.minutes', { count: medianMinutes });
    return t('leadFigures.hours', { hours: Math.floor(medianMinutes / 60), minutes: medianMinutes % 60 });
  };
  const compare = (now: number, then: number) => {
    if (then === 0) return now === 0 ? null : t('leadFigures.noneBefore');
    const change = Math.round((now / then - 1) * 100);
    if (change === 0) return t('leadFigures.same');
    return t(change > 0 ? 'leadFigures.more' : 'leadFigures.fewer', { percent: Math.abs(change) });
  };
  const then = (value: string | null) => value && t('leadFigures.before', { value });
  const tiles = [
    { name: 'leads', value: String(totals.leads), notes: [compare(totals.leads, before.leads)] },
    {
      name: 'median',
      value: duration(totals),
      notes: [t('leadFigures.workingHours'), then(duration(before))],
    },
    {
      name: 'answeredInHour',
      value: percent(shareAnswered(totals)),
      notes: [
        totals.waiting > 0 ? t('leadFigures.waiting', { count: totals.waiting }) : null,
        then(percent(shareAnswered(before))),
      ],
    },
    {
      name: 'wonShare',
      value: percent(shareWon(totals)),
      notes: [t('leadFigures.closed', totals), then(percent(shareWon(before)))],
    },
    { name: 'wonLira', value: lira(totals), notes: [compare(totals.wonLira, before.wonLira)] },
    { name: 'reviews', value: reviews(totals), notes: [then(reviews(before))] },
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-3.5 lg:grid-cols-3">
      {tiles.map(({ name, value, notes }) => (
        <div key={name} className="grid min-w-0 content-start gap-1 rounded-card border border-line-2 bg-surface p-4">
          <dt className="text-sm font-[580] text-ink-2">{t(`leadFigures.${name}`)}</dt>
          <dd className="text-[1.625rem] leading-tight font-[640] tabular-nums wrap-anywhere">
            {value ?? <span className="text-lg text-ink-3">{t('leadFigures.none')}</span>}
          </dd>
          {notes.map((note) =>
            note ? (
              <dd key={note} className="text-sm text-ink-3">
                {note}
              </dd>
            ) : null,
          )}
        </div>
      ))}
    </dl>
  );
}

const shareOf = (count: number, whole: number): number | null => (whole === 0 ? null : count / whole);
/** Whoever still waits has not been answered within an hour. */
const shareAnswered = ({ answeredInHour, answered, waiting }: FigureTotals) =>
  shareOf(answeredInHour, answered + waiting);
const shareWon = ({ won, lost }: FigureTotals) => shareOf(won, won + lost);
