import type { KeywordRecord } from '@pano/api/keywords/keyword.schema';
import type { Column } from '@pano/ui/data-table';
import { useTranslation } from 'react-i18next';
import { RowActions } from '#kit/admin/list/row-actions.tsx';
import { ActiveSwitch } from '#kit/admin/list/state-switch.tsx';
import { KeywordOrder } from './keyword-order';

interface Actions {
  editPath: (row: KeywordRecord) => string;
  onOrder: (row: KeywordRecord, order: number) => Promise<void>;
  onToggle: (row: KeywordRecord, active: boolean) => Promise<void>;
  onRemove: (row: KeywordRecord) => void;
}

/** The id of the element with a keyword's text. */
export const keywordNameId = (id: number): string => `keyword-${id}`;

export function useKeywordColumns({ editPath, onOrder, onToggle, onRemove }: Actions): Column<KeywordRecord>[] {
  const { t } = useTranslation('admin');
  return [
    {
      id: 'keyword',
      header: t('keywords.fields.keyword'),
      kind: 'title',
      sortable: true,
      cell: ({ id, keyword }) => (
        <span id={keywordNameId(id)} tabIndex={-1}>
          {keyword}
        </span>
      ),
    },
    {
      id: 'order',
      header: t('keywords.fields.order'),
      kind: 'number',
      sortable: true,
      cell: (row) => <KeywordOrder keyword={row} onSave={(order) => onOrder(row, order)} />,
    },
    {
      id: 'active',
      header: t('keywords.fields.active'),
      cell: (row) => (
        <ActiveSwitch
          checked={row.active}
          onSave={(active) => onToggle(row, active)}
          failed={t('keywords.failed.noAnswer')}
          label={t('frame.state.activityOf', { name: row.keyword })}
        />
      ),
    },
    {
      id: 'actions',
      header: t('keywords.fields.actions'),
      kind: 'actions',
      cell: (row) => (
        <RowActions to={editPath(row)} describedBy={keywordNameId(row.id)} onRemove={() => onRemove(row)} />
      ),
    },
  ];
}
