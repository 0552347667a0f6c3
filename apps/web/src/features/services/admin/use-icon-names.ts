import { useQuery } from '@tanstack/react-query';
import * as z from 'zod';

const namesPath = '/icons/ms/names.json';
const mostSuggested = 30;

/** Names of symbols for what was typed, those that begin with it first. The list is downloaded once it is wanted. */
export function useIconNames(typed: string, wanted: boolean): string[] {
  const names = useQuery({
    queryKey: [namesPath],
    queryFn: loadNames,
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  const found = (names.data ?? []).filter((name) => name.includes(text));
  return found.toSorted((a, b) => Number(b.startsWith(text)) - Number(a.startsWith(text))).slice(0, mostSuggested);
}

async function loadNames(): Promise<string[]> {
  const answer = await fetch(namesPath);
  if (!answer.ok) throw new Error(`${namesPath}: ${answer.status}`);
  return z.array(z.string()).parse(await answer.json());
}
