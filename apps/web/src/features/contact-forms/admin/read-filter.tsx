import { Segmented } from '@pano/ui/segmented';
import { useTranslation } from 'react-i18next';
import { readBoolean } from '#kit/admin/list/boolean-filter.tsx';
import type { List } from '#kit/admin/list/use-list.ts';

const choices = ['all', 'unread', 'read'] as const;
const values = { all: null, unread: 'false', read: 'true' };

export function ReadFilter<Sort extends string>({ list }: { list: List<Sort> }) {
  const { t } = useTranslation('admin');
  const read = readBoolean(list.filter('read'));
  return (
    <Segmented
      label={t('contactForms.filter.label')}
      value={read === undefined ? 'all' : read ? 'read' : 'unread'}
      onValueChange={(choice) => list.setFilter('read', values[choice])}
      options={choices.map((value) => ({ value, text: t(`contactForms.filter.${value}`) }))}
    />
  );
}
