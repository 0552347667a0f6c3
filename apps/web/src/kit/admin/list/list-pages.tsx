import { Pagination } from '@pano/ui/pagination';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { List } from './use-list';

/** The pager below the rows; shows nothing while one page holds everything. */
export function ListPages<Sort extends string>({ list, total }: { list: List<Sort>; total: number }) {
  const { t } = useTranslation('admin');
  const pageCount = Math.max(1, Math.ceil(total / list.pageSize));
  const goToLast = useEffectEvent(() => list.setPage(pageCount));
  // Deleting the last row of the last page would leave an empty page behind.
  useEffect(() => {
    if (list.page > pageCount) goToLast();
  }, [list.page, pageCount]);
  if (pageCount === 1) return null;
  return (
    <Pagination
      page={list.page}
      pageCount={pageCount}
      onPage={list.setPage}
      labels={{
        nav: t('frame.list.pagination'),
        previous: t('frame.list.previousPage'),
        next: t('frame.list.nextPage'),
        page: (page) => t('frame.list.page', { page }),
      }}
      className="mt-5"
    />
  );
}
