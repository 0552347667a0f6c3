import type { ActivityEntity, ActivityRecord } from '@pano/api/activity/activity.schema';

/** Where the record of an entry is edited or shown; null where it is gone or has no screen. */
export function entryPath({ entity, entityId, exists, action }: ActivityRecord): string | null {
  // Sorting concerns a whole list, which is always there.
  if (entityId === null) return exists || action === 'reorder' ? (screens[entity] ?? null) : null;
  return exists ? (recordPaths[entity]?.(entityId) ?? screens[entity] ?? null) : null;
}

const recordPaths: Partial<Record<ActivityEntity, (id: number) => string>> = {
  article: (id) => `/admin/articles/${id}`,
  service: (id) => `/admin/services/${id}`,
  heroSection: (id) => `/admin/hero-sections/${id}/edit`,
  category: (id) => `/admin/categories/${id}/edit`,
  project: (id) => `/admin/projects/${id}/edit`,
  projectImage: (id) => `/admin/projects/${id}/edit`,
  brand: (id) => `/admin/brands/${id}/edit`,
  page: (id) => `/admin/pages/${id}/edit`,
  keyword: (id) => `/admin/keywords?edit=${id}`,
  media: (id) => `/admin/media?picture=${id}`,
};

/** The screen of what there is only one of, of what is shown in its list, and of lists that can be sorted. */
const screens: Partial<Record<ActivityEntity, string>> = {
  service: '/admin/services',
  heroSection: '/admin/hero-sections',
  project: '/admin/projects',
  brand: '/admin/brands',
  keyword: '/admin/keywords',
  aboutSection: '/admin/about-section',
  contactForm: '/admin/contact-forms',
  company: '/admin/settings',
  homeSettings: '/admin/pages',
};
