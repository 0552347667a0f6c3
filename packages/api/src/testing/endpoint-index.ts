/** Who an endpoint answers: everybody, or only with a bearer token. */
type Access = 'public' | 'bearer';
type Row = readonly [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, access: Access];

/**
 * Every method and path that clients of the API rely on. Nothing here may change or go: tests hold it against what the
 * server has, and a line that is not exercised fails.
 */
export const contract: readonly Row[] = [
  ['POST', '/auth/login', 'public'],
  ['GET', '/auth/me', 'bearer'],
  ['POST', '/upload/image', 'bearer'],

  ['GET', '/articles', 'public'],
  ['GET', '/articles/{id}', 'public'],
  ['GET', '/articles/slug/{slug}', 'public'],
  ['GET', '/admin/articles', 'bearer'],
  ['POST', '/admin/articles', 'bearer'],
  ['GET', '/admin/articles/{id}', 'bearer'],
  ['PUT', '/admin/articles/{id}', 'bearer'],
  ['DELETE', '/admin/articles/{id}', 'bearer'],
  ['PUT', '/admin/articles/{id}/toggle-visible', 'bearer'],

  ['GET', '/services', 'public'],
  ['GET', '/admin/services', 'bearer'],
  ['POST', '/admin/services', 'bearer'],
  ['GET', '/admin/services/{id}', 'bearer'],
  ['PUT', '/admin/services/{id}', 'bearer'],
  ['DELETE', '/admin/services/{id}', 'bearer'],
  ['PUT', '/admin/services/{id}/toggle-visible', 'bearer'],

  ['GET', '/hero-sections', 'public'],
  ['GET', '/hero-sections/active', 'public'],
  ['GET', '/hero-sections/active/all', 'public'],
  ['GET', '/admin/hero-sections', 'bearer'],
  ['POST', '/admin/hero-sections', 'bearer'],
  ['GET', '/admin/hero-sections/{id}', 'bearer'],
  ['PUT', '/admin/hero-sections/{id}', 'bearer'],
  ['DELETE', '/admin/hero-sections/{id}', 'bearer'],

  ['GET', '/categories', 'public'],
  ['GET', '/categories/{id}', 'public'],
  ['GET', '/admin/categories', 'bearer'],
  ['POST', '/admin/categories', 'bearer'],
  ['GET', '/admin/categories/{id}', 'bearer'],
  ['PUT', '/admin/categories/{id}', 'bearer'],
  ['DELETE', '/admin/categories/{id}', 'bearer'],
  ['PUT', '/admin/categories/{id}/toggle-visible', 'bearer'],

  ['GET', '/projects', 'public'],
  ['GET', '/projects/category/{slug}', 'public'],
  ['GET', '/projects/{id}', 'public'],
  ['GET', '/projects/slug/{slug}', 'public'],
  ['GET', '/admin/projects', 'bearer'],
  ['POST', '/admin/projects', 'bearer'],
  ['GET', '/admin/projects/{id}', 'bearer'],
  ['PUT', '/admin/projects/{id}', 'bearer'],
  ['DELETE', '/admin/projects/{id}', 'bearer'],
  ['PUT', '/admin/projects/{id}/toggle-visible', 'bearer'],

  ['GET', '/project/{id}/images', 'bearer'],
  ['POST', '/project/{id}/images', 'bearer'],
  ['DELETE', '/project-images/{id}', 'bearer'],

  ['GET', '/brands', 'public'],
  ['GET', '/brands/active', 'public'],
  ['GET', '/admin/brands', 'bearer'],
  ['POST', '/admin/brands', 'bearer'],
  ['GET', '/admin/brands/{id}', 'bearer'],
  ['PUT', '/admin/brands/{id}', 'bearer'],
  ['DELETE', '/admin/brands/{id}', 'bearer'],
  ['PUT', '/admin/brands/{id}/toggle-visible', 'bearer'],

  ['GET', '/about-sections', 'public'],
  ['GET', '/admin/about-section', 'bearer'],
  ['POST', '/admin/about-section', 'bearer'],
  ['PUT', '/admin/about-section/{id}', 'bearer'],
  ['PUT', '/admin/about-section/{id}/toggle-visible', 'bearer'],

  ['GET', '/pages', 'public'],
  ['GET', '/pages/{id}', 'public'],
  ['GET', '/pages/slug/{slug}', 'public'],
  ['GET', '/admin/pages', 'bearer'],
  ['POST', '/admin/pages', 'bearer'],
  ['DELETE', '/admin/pages/{id}', 'bearer'],

  ['POST', '/contact-forms', 'public'],
  ['GET', '/admin/contact-forms', 'bearer'],
  ['PUT', '/admin/contact-forms/{id}/read', 'bearer'],
  ['DELETE', '/admin/contact-forms/{id}', 'bearer'],

  ['GET', '/settings/site-offline', 'public'],
  ['GET', '/admin/settings/site-offline', 'bearer'],
  ['PUT', '/admin/settings/site-offline', 'bearer'],
  ['GET', '/settings/home', 'public'],
  ['GET', '/admin/settings/home', 'bearer'],
  ['PUT', '/admin/settings/home', 'bearer'],

  ['GET', '/admin/keywords', 'bearer'],
  ['POST', '/admin/keywords', 'bearer'],
  ['PUT', '/admin/keywords/{id}', 'bearer'],
  ['DELETE', '/admin/keywords/{id}', 'bearer'],
  ['PUT', '/admin/keywords/{id}/toggle-active', 'bearer'],
  ['PUT', '/admin/keywords/order', 'bearer'],
];

/** What there is besides: for the back office and for whoever reads the API's own documentation. */
export const additions: readonly Row[] = [
  ['POST', '/auth/logout', 'bearer'],
  ['POST', '/admin/media/{id}/file', 'bearer'],
  ['GET', '/admin/contact-forms/export', 'bearer'],
  ['PUT', '/admin/services/order', 'bearer'],
  ['PUT', '/admin/hero-sections/order', 'bearer'],
  ['PUT', '/admin/brands/order', 'bearer'],
  ['PUT', '/admin/projects/order', 'bearer'],
  ['PUT', '/project/{id}/images/order', 'bearer'],
  ['GET', '/admin/keywords/{id}', 'bearer'],
  ['GET', '/admin/pages/{id}', 'bearer'],
  ['PUT', '/admin/pages/{id}', 'bearer'],
  ['GET', '/settings/company', 'public'],
  ['GET', '/admin/settings/company', 'bearer'],
  ['PUT', '/admin/settings/company', 'bearer'],
  ['GET', '/admin/activity', 'bearer'],
  ['GET', '/admin/settings/retention', 'bearer'],
  ['PUT', '/admin/settings/retention', 'bearer'],
];

export const nameOf = ([method, path]: Row): string => `${method} ${path}`;
