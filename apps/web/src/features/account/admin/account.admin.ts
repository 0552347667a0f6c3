import { UserRound } from 'lucide-react';
import type { AdminScreen } from '#kit/admin/admin-entity.ts';

export const accountAdmin = {
  path: '/admin/account',
  title: 'frame.header.account',
  icon: UserRound,
  group: null,
  routes: [{ path: 'account', lazy: async () => ({ Component: (await import('./account.route')).AccountRoute }) }],
} satisfies AdminScreen;
