import { ShieldCheck } from 'lucide-react';
import type { AdminScreen } from '#kit/admin/admin-entity.ts';

export const privacyAdmin = {
  path: '/admin/privacy',
  title: 'privacy.title',
  icon: ShieldCheck,
  group: 'site',
  routes: [{ path: 'privacy', lazy: async () => ({ Component: (await import('./privacy.route')).PrivacyRoute }) }],
} satisfies AdminScreen;
