import { LayoutDashboard } from 'lucide-react';
import { menuGroups } from '#kit/admin/admin-entity.ts';
import { entities, screens } from '../entities';

const dashboard = { path: '/admin', title: 'dashboard.title', icon: LayoutDashboard } as const;
const unread = new Map(entities.map(({ path, unread }) => [path, unread]));

/** The side bar in its order, in groups. */
export const menu = [
  [{ ...dashboard, unread: null }],
  ...menuGroups.map((name) =>
    screens
      .filter(({ group }) => group === name)
      .map(({ path, title, icon }) => ({ path, title, icon, unread: unread.get(path) ?? null })),
  ),
];
export type MenuItem = (typeof menu)[number][number];
