import { useTranslation } from 'react-i18next';
import { BooleanFilter } from '../../../admin/list/boolean-filter';
import type { List } from '../../../admin/list/use-list';

export function BrandFilters<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  return (
    <>
      <BooleanFilter
        list={list}
        name="active"
        texts={{
          label: t('brands.activeFilter.label'),
          all: t('brands.activeFilter.all'),
          on: t('brands.activeFilter.on'),
          off: t('brands.activeFilter.off'),
        }}
      />
      <BooleanFilter
        list={list}
        name="visible"
        texts={{
          label: t('brands.visibleFilter.label'),
          all: t('brands.visibleFilter.all'),
          on: t('brands.visibleFilter.on'),
          off: t('brands.visibleFilter.off'),
        }}
      />
    </>
  );
}
