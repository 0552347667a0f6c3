import type { KeywordRecord } from '@pano/api/keywords/keyword.schema';
import type { Column } from '@pano/ui/data-table';
import { TextInput } from '@pano/ui/text-input';
import { useToast } from '@pano/ui/toast';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RowActions } from '#kit/admin/list/row-actions.tsx';
import { ActiveSwitch } from '#kit/admin/list/state-switch.tsx';
import { useMessageText } from '#kit/admin/use-failure-toast.ts';

interface Actions {
  editPath: (row: KeywordRecord) => string;
  onOrder: (row: KeywordRecord, order: number) => Promise<unknown>;
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
          name={row.keyword}
          checked={row.active}
          onSave={(active) => onToggle(row, active)}
          failed={t('keywords.failed.noAnswer')}
        />
      ),
    },
    {
      id: 'actions',
      header: t('keywords.actions'),
      kind: 'actions',
      cell: (row) => (
        <RowActions to={editPath(row)} describedBy={keywordNameId(row.id)} onRemove={() => onRemove(row)} />
      ),
    },
  ];
}

interface Props {
  keyword: KeywordRecord;
  /** Stores the position; resolves after the list has been loaded again, or after saying why that failed. */
  onSave: (order: number) => Promise<unknown>;
}

/** The position of a keyword in its row: stored on Enter and on leaving the field, Escape takes it back. */
function KeywordOrder({ keyword: { keyword, order }, onSave }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const messageText = useMessageText();
  const [typed, setTyped] = useState<string | null>(null);
  // Enter stores, and leaving the field a moment later must not store the same again.
  const onItsWay = useRef<number | null>(null);

  const store = async () => {
    if (typed === null) return;
    const next = readOrder(typed);
    if (next === null) toast.error(messageText('field.order'));
    else if (next === onItsWay.current) return;
    else if (next !== order) {
      onItsWay.current = next;
      await onSave(next);
      onItsWay.current = null;
    }
    setTyped((latest) => (latest === typed ? null : latest));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void store();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <TextInput
      type="number"
      inputMode="numeric"
      min={0}
      step={1}
      aria-label={t('keywords.order', { keyword })}
      value={typed ?? String(order)}
      onChange={({ target }) => setTyped(target.value)}
      onKeyDown={handleKey}
      onBlur={() => void store()}
      className="max-w-24 tabular-nums"
    />
  );
}

/** The position that is typed, 0 in an emptied field; null for what is none. */
function readOrder(text: string): number | null {
  const number = Number(text);
  return Number.isInteger(number) && number >= 0 ? number : null;
}
