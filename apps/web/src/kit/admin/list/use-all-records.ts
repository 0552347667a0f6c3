import { useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';

type ReadPage<Item> = (page: { offset: number }) => Promise<{ items: Item[]; total: number }>;

/** All records of a list, for a choice among them: also those behind its first page, which is all that it responds with. */
export const useAllRecords = <Item>(list: Parameters<typeof getQueryKey>[0], read: ReadPage<Item>) =>
  // The key begins as that of the list: what has the list loaded again has this loaded again, too.
  useQuery({ queryKey: [...getQueryKey(list), 'all'], queryFn: () => readAllRecords(read) });

/** All records of a list that responds with one page at a time. */
export async function readAllRecords<Item>(read: ReadPage<Item>): Promise<Item[]> {
  const items: Item[] = [];
  for (;;) {
    const page = await read({ offset: items.length });
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= page.total) return items;
  }
}
