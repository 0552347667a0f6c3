import { fold } from '@pano/i18n/text/fold';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';

/** A symbol as it is offered: by the word of the trade, or else by its Material name. */
export type Icon = { name: string; text: string };

const namesPath = '/icons/ms/names.json';
/** More would make the list long without making it more useful. */
const mostSuggested = 60;

/**
 * Finds symbols by words of the trade and by their Material names. Turkish letters do not count: `salter` finds 'Şalter'.
 * The names of all symbols are downloaded once they are wanted.
 */
export function useIconSearch(wanted: boolean) {
  const { t } = useTranslation('admin');
  const names = useQuery({
    queryKey: [namesPath],
    queryFn: loadNames,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const symbols = t('symbols', { returnObjects: true });
  const trade = useMemo(
    () =>
      Object.entries(symbols).map(([name, words]) => {
        const folded = words.split(',').map(fold);
        return { name, text: words.split(',')[0] ?? name, folded, searched: [...folded, fold(name)].join(' ') };
      }),
    [symbols],
  );
  const all = useMemo(() => (names.data ?? []).map((name) => ({ name, text: name, folded: fold(name) })), [names.data]);

  return {
    isLoaded: names.data !== undefined,
    /** The word of the trade for a symbol. */
    findText: (name: string): string | undefined => trade.find((icon) => icon.name === name)?.text,
    /** The symbol of the trade that a typed word names exactly. */
    findName: (typed: string): string | undefined => {
      const text = fold(typed);
      return text ? trade.find(({ folded }) => folded.includes(text))?.name : undefined;
    },
    /** The symbols of the trade for an empty text; else those that match, of the trade first. */
    search: (typed: string): Icon[] => {
      const text = fold(typed);
      if (!text) return trade;
      const words = text.split(' ');
      const ofTrade = trade.filter(({ searched }) => words.every((word) => searched.includes(word)));
      const others = all.filter(
        ({ name, folded }) => folded.includes(text) && !ofTrade.some((icon) => icon.name === name),
      );
      const byStart = [...rank(ofTrade, text, ({ folded }) => folded[0] ?? ''), ...rank(others, text, (i) => i.folded)];
      return byStart.slice(0, mostSuggested);
    },
  };
}

/** Those that begin with the text stand first. */
const rank = <T>(icons: T[], text: string, read: (icon: T) => string): T[] =>
  icons.toSorted((a, b) => Number(read(b).startsWith(text)) - Number(read(a).startsWith(text)));

async function loadNames(): Promise<string[]> {
  const response = await fetch(namesPath);
  if (!response.ok) throw new Error(`${namesPath}: ${response.status}`);
  return z.array(z.string()).parse(await response.json());
}
