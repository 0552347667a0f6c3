import type { FigureTotals } from '@pano/api/contact-forms/lead-figures.schema';
import { useTranslation } from 'react-i18next';
import { FigureTiles } from '#kit/admin/figures/figure-tiles.tsx';
import { useComparison } from '#kit/admin/figures/figure-words.ts';
import { useLocale } from '#kit/shared/language.ts';
import { formatLira } from './quote';

interface Props {
  totals: FigureTotals;
  before: FigureTotals;
}

/** How many leads there were, how fast they were answered and what became of them. */
export function LeadTiles({ totals, before }: Props) {
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
  const compare = useComparison();
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
    <FigureTiles
      className="lg:grid-cols-3"
      tiles={tiles.map(({ name, value, notes }) => ({ label: t(`leadFigures.${name}`), value, notes }))}
    />
  );
}

const shareOf = (count: number, whole: number): number | null => (whole === 0 ? null : count / whole);
/** Whoever still waits has not been answered within an hour. */
const shareAnswered = ({ answeredInHour, answered, waiting }: FigureTotals) =>
  shareOf(answeredInHour, answered + waiting);
const shareWon = ({ won, lost }: FigureTotals) => shareOf(won, won + lost);
