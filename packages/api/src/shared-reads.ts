/**
 * The reads whose answer is the same for everybody who asks in the same language, and which may therefore be kept and
 * shared. Whatever is not named here is computed for each request. Left out on purpose: reads whose input can take any
 * number of values that all succeed.
 */
export const sharedProcedures: ReadonlySet<string> = new Set([
  'aboutSection.visible',
  'articles.bySlug',
  'articles.listPublished',
  'brands.listActive',
  'brands.listVisible',
  'categories.bySlug',
  'categories.listVisible',
  'company.get',
  'heroSections.listActive',
  'pages.bySlug',
  'pages.listPublic',
  'projects.bySlug',
  'projects.listByCategory',
  'projects.listVisible',
  'services.listVisible',
  'settings.home',
  'settings.siteOffline',
]);

/** The same of the REST API; the paths as the endpoints name them. */
export const sharedPaths: ReadonlySet<string> = new Set([
  '/about-sections',
  '/articles',
  '/articles/slug/{slug}',
  '/articles/{id}',
  '/brands',
  '/brands/active',
  '/categories',
  '/categories/{id}',
  '/hero-sections',
  '/hero-sections/active',
  '/hero-sections/active/all',
  '/pages',
  '/pages/slug/{slug}',
  '/pages/{id}',
  '/projects',
  '/projects/category/{slug}',
  '/projects/slug/{slug}',
  '/projects/{id}',
  '/services',
  '/settings/company',
  '/settings/home',
  '/settings/site-offline',
]);
