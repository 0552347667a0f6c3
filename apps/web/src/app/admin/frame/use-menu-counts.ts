import type { Attention } from '@pano/api';
import { trpc } from '#kit/shared/trpc.ts';

const everyMinute = 60_000;

/** Numbers beside menu items: what waits for somebody. */
export function useMenuCounts(): Partial<Attention> {
  const unread = trpc.contactForms.unreadCount.useQuery(undefined, { refetchInterval: everyMinute });
  return { unreadMessages: unread.data?.count };
}
