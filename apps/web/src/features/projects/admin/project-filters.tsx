import { Select } from '@pano/ui/select';
import { useTranslation } from 'react-i18next';
import type { List } from '../../../admin/list/use-list';
import { trpc } from '../../../lib/trpc';
import { useSayFailure } from './use-say-failure';

/** The filters of the list: category and visibility. */
export function ProjectFilters<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  const categories = trpc.categories.list.useQuery({});
  useSayFailure(categories.error, t('projects.loadFailed'));
  return (
    <>
      <Select
        aria-label={t('projects.filters.category')}
        className="w-full sm:w-56"
        value={list.filter('categoryId') ?? ''}
        onChange={({ target }) => list.setFilter('categoryId', target.value || null)}
      >
        <option value="">{t('projects.filters.all')}</option>
        {categories.data?.items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('projects.filters.visibility')}
        className="w-full sm:w-44"
        value={String(visibilityOf(list) ?? '')}
        onChange={({ target }) => list.setFilter('visible', target.value || null)}
      >
        <option value="">{t('projects.filters.anyVisibility')}</option>
        <option value="true">{t('frame.state.visible')}</option>
        <option value="false">{t('frame.state.hidden')}</option>
      </Select>
    </>
  );
}

/** The visibility in the address; undefined for both. */
export function visibilityOf<Sort extends string>(list: List<Sort>): boolean | undefined {
  const value = list.filter('visible');
  return value === 'true' ? true : value === 'false' ? false : undefined;
}
