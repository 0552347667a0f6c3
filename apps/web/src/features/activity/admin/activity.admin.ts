import { History } from 'lucide-react';
import type { AdminScreen } from '#kit/admin/admin-entity.ts';

export const activityAdmin = {
  path: '/admin/activity',
  title: 'activity.title',
  icon: History,
  group: 'site',
  routes: [
    { path: 'activity', lazy: async () => ({ Component: (await import('./activity-list.route')).ActivityListRoute }) },
  ],
} satisfies AdminScreen;
