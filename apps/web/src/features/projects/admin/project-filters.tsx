import { useTranslation } from 'react-i18next';
import { VisibleFilter } from '../../../admin/list/boolean-filter';
import { ChoiceFilter } from '../../../admin/list/choice-filter';
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
      <ChoiceFilter
        list={list}
        name="categoryId"
        label={t('projects.filters.category')}
        all={t('projects.filters.all')}
        options={(categories.data?.items ?? []).map(({ id, name }) => ({ value: String(id), text: name }))}
        className="w-full sm:w-56"
      />
      <VisibleFilter list={list} />
    </>
  );
}
