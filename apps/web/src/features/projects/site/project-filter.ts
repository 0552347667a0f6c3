import { sitePages } from '@pano/api/addresses';

/** The parameters of the page of all projects, with what they may hold. */
export const filterParams = {
  kategori: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  hizmet: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
};

export type ProjectFilter = { category: string | undefined; service: string | undefined };

/** The address of the projects of a category and a service, in one spelling. */
export function projectListPath({ category, service }: ProjectFilter): string {
  const params = new URLSearchParams({
    ...(category ? { kategori: category } : {}),
    ...(service ? { hizmet: service } : {}),
  });
  return params.size > 0 ? `${sitePages.projects}?${params}` : sitePages.projects;
}
