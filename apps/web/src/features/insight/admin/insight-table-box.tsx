import type { InsightRow, InsightTable } from '@pano/api/insight/insight.schema';
import { Button } from '@pano/ui/button';
import { SkeletonTable } from '@pano/ui/skeleton';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FigureColumn, FigureTable, firstRows } from '#kit/admin/figures/figure-table.tsx';
import type { Days } from '#kit/admin/figures/period.ts';
import { Pending } from '#kit/admin/pending.tsx';
import { useDownload } from '#kit/admin/use-download.ts';
import { useInsightTable } from './use-insight-table';

interface Props {
  by: InsightTable;
  days: Days;
  /** What the rows are, where the title does not say it. */
  axis?: string;
  name: (row: InsightRow) => ReactNode;
  columns: readonly FigureColumn<InsightRow>[];
}

/** A table of a period, which can be downloaded. */
export function InsightTableBox({ by, days, axis, name, columns }: Props) {
  const { t } = useTranslation('admin');
  const { rows, total, isWhole, setIsWhole, isLoadingAll, error, queries } = useInsightTable(by, days);
  const { download, busy } = useDownload();
  const title = t(`insight.tables.${by}`);
  if (!rows || error) {
    return (
      <Pending queries={queries} failed={t('insight.loadFailed')}>
        <SkeletonTable label={t('insight.loading')} />
      </Pending>
    );
  }
  return (
    <FigureTable
      title={title}
      axis={axis ?? title}
      rows={isWhole ? rows : rows.slice(0, firstRows)}
      getRowId={({ value, host, device }) => [value, host, device].join(' ')}
      name={name}
      columns={columns}
      total={total}
      isWhole={isWhole}
      onWholeChange={setIsWhole}
      busy={isLoadingAll}
      empty={t(`insight.none.${by}`)}
      actions={
        total > 0 ? (
          <Button
            variant="line"
            size="sm"
            className="pointer-coarse:min-h-11"
            busy={busy}
            aria-label={t('insight.csvOf', { table: title })}
            onClick={() => void download(`/api/v1/admin/insight/export?${new URLSearchParams({ ...days, by })}`)}
          >
            <Download aria-hidden="true" />
            {t('insight.csv')}
          </Button>
        ) : null
      }
    >
      <p className="border-t border-line px-5 py-3 text-sm text-ink-3">{t(`insight.notes.${by}`)}</p>
    </FigureTable>
  );
}
