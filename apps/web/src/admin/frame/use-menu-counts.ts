import type { MenuItem } from './menu';

/** Numbers beside menu items: what waits for somebody. */
export function useMenuCounts(): Partial<Record<MenuItem['id'], number>> {
  return {};
}
