import type { InsightTable } from '@pano/api/insight/insight.schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import { firstRows } from '#kit/admin/figures/figure-table.tsx';
import type { Days } from '#kit/admin/figures/period.ts';
import { readAllRecords } from '#kit/admin/list/use-all-records.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** How many rows one request brings where all are wanted. */
const pageSize = 100;

/** The rows of a table of a period: the first ones, or all once they are wanted. */
export function useInsightTable(by: InsightTable, days: Days) {
  const utils = trpc.useUtils();
  const [isWhole, setIsWhole] = useState(false);
  const first = trpc.insight.table.useQuery(
    { ...days, by, limit: firstRows, offset: 0 },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const all = useQuery({
    queryKey: [...getQueryKey(trpc.insight.table), 'all', by, days.from, days.to],
    queryFn: () => readAllRecords(({ offset }) => utils.insight.table.fetch({ ...days, by, limit: pageSize, offset })),
    enabled: isWhole,
    placeholderData: keepPreviousData,
  });
  const rows = isWhole ? (all.data ?? first.data?.items) : first.data?.items;
  return {
    rows,
    total: first.data?.total ?? 0,
    isWhole,
    setIsWhole,
    isLoadingAll: isWhole && all.isFetching,
    queries: isWhole ? [first, all] : [first],
  };
}
