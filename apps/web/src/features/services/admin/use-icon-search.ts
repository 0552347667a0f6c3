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
 * The names of all symbols are downloaded once they are wanted, or to know whether the one in the field is among them.
 */
export function useIconSearch(value: string, wanted: boolean) {
  const { t } = useTranslation('admin');
  const symbols = t('symbols', { returnObjects: true });
  const trade = useMemo(
    () =>
      Object.entries(symbols).map(([name, words]) => {
        const folded = words.split(',').map(fold);
        return { name, text: words.split(',')[0] ?? name, folded, searched: [...folded, fold(name)].join(' ') };
      }),
    [symbols],
  );
  const isOfTrade = value === '' || trade.some(({ name }) => name === value);
  const names = useQuery({
    queryKey: [namesPath],
    queryFn: loadNames,
    enabled: wanted || !isOfTrade,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const all = useMemo(
    () => (names.data ?? []).map((name) => ({ name, text: name, folded: [fold(name)] })),
    [names.data],
  );
  const searchTrade = (text: string) => {
    const words = text.split(' ');
    return rank(
      trade.filter(({ searched }) => words.every((word) => searched.includes(word))),
      text,
    );
  };

  return {
    isPending: names.isPending,
    /** Whether there is no symbol of this name; false until that is known. */
    isMissing: !isOfTrade && names.data?.includes(value) === false,
    /** The word of the trade for a symbol. */
    findText: (name: string): string | undefined => trade.find((icon) => icon.name === name)?.text,
    /** The symbol of the trade that a typed word names exactly. */
    findName: (typed: string): string | undefined => {
      const text = fold(typed);
      return text ? searchTrade(text).find(({ folded }) => folded.includes(text))?.name : undefined;
    },
    /** The symbols of the trade for an empty text; else those that match, of the trade first, but for one of that name. */
    search: (typed: string): Icon[] => {
      const text = fold(typed);
      if (!text) return trade;
      const ofTrade = searchTrade(text);
      const isNew = ({ name }: Icon) => !ofTrade.some((icon) => icon.name === name);
      const others = all.filter((icon) => icon.folded[0]?.includes(text) && isNew(icon));
      return first([...ofTrade, ...rank(others, text)], ({ name }) => name === typed.trim()).slice(0, mostSuggested);
    },
  };
}

/** Those that the text names stand first, then those that begin with it. */
const rank = <T extends { folded: string[] }>(icons: T[], text: string): T[] =>
  first(
    first(icons, ({ folded }) => folded[0]?.startsWith(text) === true),
    ({ folded }) => folded[0] === text,
  );

const first = <T>(icons: T[], isFirst: (icon: T) => boolean): T[] =>
  icons.toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)));

async function loadNames(): Promise<string[]> {
  const response = await fetch(namesPath);
  if (!response.ok) throw new Error(`${namesPath}: ${response.status}`);
  return z.array(z.string()).parse(await response.json());
}
