import { Button } from '@pano/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * For lists that begin with their first records: how many are wanted, and the button below them that wants more.
 * @param words what is searched: with other words the list begins anew
 */
export function useMore(words: string, step: number) {
  const { t } = useTranslation('admin');
  const [wanted, setWanted] = useState({ words, take: step });
  const take = wanted.words === words ? wanted.take : step;
  /** @param counts how many records of each kind there are so far */
  const more = (...counts: number[]) =>
    counts.some((count) => count >= take) ? (
      <Button
        variant="ghost"
        size="sm"
        className="justify-self-start"
        // The focus stays in the field beside the list.
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => setWanted({ words, take: take + step })}
      >
        {t('frame.list.showMore')}
      </Button>
    ) : null;
  return { take, more };
}

/** How many records there are of each kind. */
export const countKinds = (records: readonly { kind: string }[] = []): number[] =>
  [...new Set(records.map(({ kind }) => kind))].map((kind) => records.filter((record) => record.kind === kind).length);
