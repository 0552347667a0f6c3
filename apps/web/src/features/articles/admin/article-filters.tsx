import { Select } from '@pano/ui/select';
import { useTranslation } from 'react-i18next';
import { ChoiceFilter } from '#kit/admin/list/choice-filter.tsx';
import type { List } from '#kit/admin/list/use-list.ts';
import { trpc } from '#kit/shared/trpc.ts';

/** The filters of the list: category, and where in its life an article is. */
export function ArticleFilters<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  const categories = trpc.categories.list.useQuery({});
  return (
    <>
      <ChoiceFilter
        list={list}
        name="categoryId"
        label={t('articles.filters.category')}
        all={t('articles.filters.allCategories')}
        options={(categories.data?.items ?? []).map(({ id, name }) => ({ value: String(id), text: name }))}
        className="w-full sm:w-auto"
      />
      <Select
        aria-label={t('articles.filters.status')}
        className="w-full sm:w-auto"
        value={statusOf(list)}
        onChange={({ target }) => chooseStatus(list, target.value)}
      >
        <option value="">{t('articles.filters.allStatuses')}</option>
        <option value="published">{t('articles.filters.published')}</option>
        <option value="scheduled">{t('articles.filters.scheduled')}</option>
        <option value="draft">{t('articles.filters.draft')}</option>
        <option value="hidden">{t('articles.filters.hidden')}</option>
      </Select>
    </>
  );
}

const stages = ['draft', 'scheduled', 'published'] as const;

/** The stage in the address, if it is one the server knows. */
export const stageOf = <Sort extends string>(list: List<Sort>) =>
  stages.find((stage) => stage === list.filter('status'));

/** Only hidden articles are asked for, or all. */
export const visibilityOf = <Sort extends string>(list: List<Sort>) =>
  list.filter('visible') === 'false' ? false : undefined;

const statusOf = <Sort extends string>(list: List<Sort>) =>
  visibilityOf(list) === false ? 'hidden' : (stageOf(list) ?? '');

function chooseStatus<Sort extends string>(list: List<Sort>, status: string) {
  list.setFilters({ status: status === 'hidden' ? null : status, visible: status === 'hidden' ? 'false' : null });
}
