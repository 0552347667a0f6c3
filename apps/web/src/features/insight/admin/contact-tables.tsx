import { adminRecordPath, recordKinds } from '@pano/api/addresses';
import type { InsightRow, InsightTotals } from '@pano/api/insight/insight.schema';
import { otherPages } from '@pano/api/insight/tally.schema';
import { describeSource } from '@pano/api/insight/visit-source.schema';
import { buttonClass } from '@pano/ui/button';
import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatNumber } from '#kit/admin/figures/figure-words.ts';
import type { Days } from '#kit/admin/figures/period.ts';
import { useLocale } from '#kit/shared/language.ts';
import { InsightTableBox } from './insight-table-box';

const contacts = ['call', 'whatsapp', 'form'] as const;

/** Which page and which source bring calls and messages. */
export function ContactTables({ days }: { days: Days }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const column = (name: keyof InsightTotals) => ({
    header: t(`insight.columns.${name}`),
    cell: ({ totals }: InsightRow) => (totals ? formatNumber(totals[name], locale) : null),
  });
  const rate = {
    header: t('insight.columns.rate'),
    cell: (row: InsightRow) => (row.rate === null ? '–' : formatNumber(row.rate, locale, 1)),
  };
  return (
    <>
      <InsightTableBox
        by="page"
        days={days}
        name={(row) => <PageName row={row} />}
        columns={[column('view'), ...contacts.map(column), rate]}
      />
      <InsightTableBox
        by="source"
        days={days}
        name={({ value }) => describeSource(value, locale)}
        columns={[column('visit'), ...contacts.map(column), rate]}
      />
    </>
  );
}

/** A page of the site with the ways to it and to its form; one that is no more only by its address. */
function PageName({ row: { value, title, record } }: { row: InsightRow }) {
  const { t } = useTranslation('admin');
  if (value === otherPages) return t('insight.otherPages');
  if (title === null) return value;
  const kind = recordKinds.find((known) => known === record?.kind);
  return (
    <span className="flex items-center justify-between gap-2">
      <a
        href={value}
        target="_blank"
        rel="noopener"
        aria-label={t('insight.open', { title })}
        className="link inline-flex min-h-9 items-center no-underline hover:underline pointer-coarse:min-h-11"
      >
        {title}
      </a>
      {kind && record ? (
        <Link
          to={adminRecordPath(kind, record.id)}
          aria-label={t('insight.edit', { title })}
          title={t('insight.edit', { title })}
          className={buttonClass({ variant: 'icon', className: '-my-1 flex-none pointer-coarse:size-11' })}
        >
          <Pencil aria-hidden="true" />
        </Link>
      ) : null}
    </span>
  );
}
