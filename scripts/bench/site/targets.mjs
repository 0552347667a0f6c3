import { landingPage } from './landing-page.mjs';

/** The requests by which the production server is compared, with the bars of each. */
export async function readTargets(url) {
  const list = await (await fetch(`${url}/api/v1/projects?limit=1`)).json();
  const gzip = { 'accept-encoding': 'gzip', 'accept-language': 'tr' };
  return [
    { name: 'home page', path: '/', headers: gzip, bar: 0.8 },
    { name: 'GET /api/v1/articles?limit=6', path: '/api/v1/articles?limit=6', headers: {}, bar: 0.7 },
    { name: 'project page', path: `/proje/${list.data[0].slug}`, headers: gzip, bar: 0.8 },
    { name: 'service page', path: '/hizmet/pano-imalati', headers: gzip, bar: 0.8 },
    { name: 'page of all projects', path: '/projeler', headers: gzip, bar: 0.8 },
    { name: 'page of all services', path: '/hizmetler', headers: gzip, bar: 0.8 },
    { name: 'page about the firm', path: '/hakkimizda', headers: gzip, bar: 0.8 },
    { name: 'contact page', path: '/iletisim', headers: gzip, bar: 0.8 },
    { name: 'page with ten blocks', path: landingPage, headers: gzip, bar: 0.8 },
  ];
}

/** The address of a query of tRPC as the back office sends it. */
export const query = (name, input) =>
  `/trpc/${name}?batch=1&input=${encodeURIComponent(JSON.stringify(input === undefined ? {} : { 0: input }))}`;
const page = { limit: 20, offset: 0 };
const names = [
  'articles',
  'projects',
  'contactForms',
  'leads',
  'categories',
  'services',
  'heroSections',
  'brands',
  'keywords',
  'pages',
  'media',
];

/** The lists of the back office as its screens request them, plain and with a search text. */
export const adminLists = names.flatMap((name) => [
  { name: `list of ${name}`, path: query(`${name}.list`, page) },
  { name: `search in ${name}`, path: query(`${name}.list`, { ...page, q: 'pano' }) },
]);
