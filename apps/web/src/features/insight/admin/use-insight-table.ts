import type { InsightTable } from '@pano/api/insight/insight.schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useState } from 'react';
import type { Days } from '#kit/admin/figures/period.ts';
import { readAllRecords } from '#kit/admin/list/use-all-records.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** How many rows one request brings. */
const pageSize = 100;

/** The rows of a table of a period: all that one request brings, or really all once they are wanted. */
export function useInsightTable(by: InsightTable, days: Days) {
  const utils = trpc.useUtils();
  const [isWhole, setIsWhole] = useState(false);
  const first = trpc.insight.table.useQuery(
    { ...days, by, limit: pageSize, offset: 0 },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  const total = first.data?.total ?? 0;
  const all = useQuery({
    queryKey: [...getQueryKey(trpc.insight.table), 'all', by, days.from, days.to],
    queryFn: () => readAllRecords(({ offset }) => utils.insight.table.fetch({ ...days, by, limit: pageSize, offset })),
    enabled: isWhole && total > pageSize,
  });
  return {
    rows: (isWhole && all.data) || first.data?.items,
    total,
    isWhole,
    setIsWhole,
    isLoadingAll: all.isFetching,
    error: first.error ?? all.error,
    queries: all.error ? [first, all] : [first],
  };
}
