import { trpc } from '#kit/shared/trpc.ts';
import type { MenuItem } from './menu';

const everyMinute = 60_000;

/** Numbers beside menu items: what waits for somebody. */
export function useMenuCounts(): Partial<Record<MenuItem['id'], number>> {
  const unread = trpc.contactForms.unreadCount.useQuery(undefined, { refetchInterval: everyMinute });
  return { contactForms: unread.data?.count };
}
