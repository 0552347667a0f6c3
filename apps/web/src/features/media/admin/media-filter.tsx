import type { MediaQuery } from '@pano/api/media/media.schema';
import { Segmented } from '@pano/ui/segmented';
import { useTranslation } from 'react-i18next';
import type { List } from '#kit/admin/list/use-list.ts';

type Filter = MediaQuery['filter'];

const filters = ['all', 'missingAlt', 'unused'] as const satisfies readonly Filter[];

type Filtered = { filter: (name: string) => string | null };

export const readMediaFilter = ({ filter }: Filtered): Filter =>
  filters.find((known) => known === filter('filter')) ?? 'all';

/** All pictures, those whose alternative text is missing, or those that nothing uses. */
export function MediaFilter<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  return (
    <Segmented
      label={t('media.filter.label')}
      value={readMediaFilter(list)}
      onValueChange={(next) => list.setFilter('filter', next === 'all' ? null : next)}
      options={filters.map((filter) => ({ value: filter, text: t(`media.filter.${filter}`) }))}
    />
  );
}
