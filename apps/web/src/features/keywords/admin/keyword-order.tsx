import type { KeywordRecord } from '@pano/api/keywords/keyword.schema';
import { TextInput } from '@pano/ui/text-input';
import { useToast } from '@pano/ui/toast';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  keyword: KeywordRecord;
  /** Stores the position; resolves after the list has been loaded again, or after saying why that failed. */
  onSave: (order: number) => Promise<void>;
}

/** The position of a keyword in its row: stored on Enter and on leaving the field, Escape takes it back. */
export function KeywordOrder({ keyword: { keyword, order }, onSave }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const [typed, setTyped] = useState<string | null>(null);
  // Enter stores, and leaving the field a moment later must not store the same again.
  const onItsWay = useRef<number | null>(null);

  const store = async () => {
    if (typed === null) return;
    const next = readOrder(typed);
    if (next === null) toast.error(t('keywords.orderInvalid'));
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

/** A whole number of 0 or more, else null. */
function readOrder(text: string): number | null {
  const number = Number(text);
  return text.trim() !== '' && Number.isInteger(number) && number >= 0 ? number : null;
}
