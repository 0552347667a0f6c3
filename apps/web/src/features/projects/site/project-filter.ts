import { sitePages } from '@pano/api/addresses';

const pattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The parameters of the page of all projects. */
export const filterParams = {
  kategori: { pattern, names: 'category' },
  hizmet: { pattern, names: 'service' },
} as const;

export type ProjectFilter = { category: string | undefined; service: string | undefined };

/** The address of the projects of a category and a service, in one spelling. */
export function projectListPath({ category, service }: ProjectFilter): string {
  const params = new URLSearchParams({
    ...(category ? { kategori: category } : {}),
    ...(service ? { hizmet: service } : {}),
  });
  return params.size > 0 ? `${sitePages.projects}?${params}` : sitePages.projects;
}
