import type { MediaUse } from '@pano/api/media/media.schema';

export type Place = { kind: MediaUse['kind']; path: string; title: string };

const screens: Record<MediaUse['kind'], string> = {
  article: 'articles',
  project: 'projects',
  category: 'categories',
  service: 'services',
  heroSection: 'hero-sections',
  aboutSection: 'about-section',
  page: 'pages',
  brand: 'brands',
  setting: 'settings',
};

/** The screens on which a picture is used, each once however many fields show it. */
export function placesOf(uses: readonly MediaUse[]): Place[] {
  const places = new Map(uses.map((use) => [pathOf(use), use]));
  return [...places].map(([path, { kind, title }]) => ({ kind, path, title: kind === 'setting' ? '' : title }));
}

const pathOf = ({ kind, id }: MediaUse): string => `/admin/${screens[kind]}${id === null ? '' : `/${id}/edit`}`;
