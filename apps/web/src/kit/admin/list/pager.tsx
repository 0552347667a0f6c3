import { Pagination } from '@pano/ui/pagination';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

/** Leads to the other pages of a list; nothing while one page holds everything. */
export function Pager(props: Omit<ComponentProps<typeof Pagination>, 'labels'>) {
  const { t } = useTranslation('admin');
  if (props.pageCount <= 1) return null;
  const labels = {
    nav: t('frame.list.pagination'),
    previous: t('frame.list.previousPage'),
    next: t('frame.list.nextPage'),
    page: (page: number) => t('frame.list.page', { page }),
  };
  return <Pagination {...props} labels={labels} />;
}
