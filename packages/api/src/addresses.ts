// Every address of the public site and of the back office, and nothing else: routes, links, cache keys, share images,
// the sitemap and the activity log take theirs from here. Runs in the browser too. Patterns are those of React Router.

import type { Locale } from '@pano/i18n/locales';
import { contactAddress, englishPrefix, homeAddress, isEnglishPath } from './plain-addresses';

export { englishPrefix, isEnglishPath } from './plain-addresses';

/** The public pages. Under `/en` each of them is English. */
export const sitePages = {
  home: homeAddress,
  contact: contactAddress,
  articles: '/articles',
  article: '/articles/:slug',
  /** All records of a kind, page by page: the home page shows the first ones. */
  categories: '/category',
  projects: '/projeler',
  services: '/hizmetler',
  brands: '/brands',
  about: '/hakkimizda',
  contactPage: '/iletisim',
  category: '/category/:slug',
  project: '/proje/:slug',
  service: '/hizmet/:slug',
  page: '/sayfa/:slug',
} as const;

/** What the addresses of the back office, of the REST and tRPC APIs and of uploaded files begin with. */
export const besideSite = ['/admin', '/api', '/uploads'] as const;

/** Behind `/en`, the pages without a record whose address has English words. */
export const englishNames = {
  projects: '/projects',
  services: '/services',
  about: '/about',
  contactPage: '/contact',
} as const satisfies Partial<Record<keyof typeof sitePages, string>>;

const namedPages = Object.keys(englishNames) as (keyof typeof englishNames)[];

/** The English address of a plain one: `/hizmetler` becomes `/en/services`, `/` becomes `/en`. */
export function toEnglishPath(plain: string): string {
  const page = namedPages.find((name) => sitePages[name] === plain);
  return englishPrefix + (page ? englishNames[page] : plain === sitePages.home ? '' : plain);
}

/** The address without the language: `/en/services` is `/hizmetler`, `/en` is `/`; what is plain already stays. */
export function plainPath(path: string): string {
  if (!isEnglishPath(path)) return path;
  const named = path.slice(englishPrefix.length) || sitePages.home;
  const page = namedPages.find((name) => englishNames[name] === named);
  return page ? sitePages[page] : named;
}

/** The kinds of records that have a public page of their own, addressed by their slug. */
export const sluggedKinds = [
  'article',
  'category',
  'project',
  'service',
  'page',
] as const satisfies (keyof typeof sitePages)[];
export type SluggedKind = (typeof sluggedKinds)[number];

/** What the table of slug redirects calls the records of each kind. */
export const slugRedirectNames = {
  article: 'articles',
  category: 'categories',
  project: 'projects',
  service: 'services',
  page: 'pages',
} as const satisfies Record<SluggedKind, string>;
export type SlugRedirectName = (typeof slugRedirectNames)[SluggedKind];

/** The page whose records the feed lists. */
export const feedPage = sitePages.articles;

/** The sections of the home page that the owner can switch off. */
export const homeSections = ['articles', 'services', 'projects', 'categories'] as const;
export type HomeSection = (typeof homeSections)[number];

/** The sections of the site whose title and introduction the owner may write, in the order of the home page. */
export const titledSections = ['categories', 'projects', 'services', 'brands', 'articles', 'contact'] as const;
export type TitledSection = (typeof titledSections)[number];

/** The sections of the home page below the slider, in the order that they have until the owner chooses another one. */
export const composedSections = [
  'categories',
  'projects',
  'about',
  'services',
  'brands',
  'articles',
  'contact',
] as const satisfies (TitledSection | 'about')[];
export type ComposedSection = (typeof composedSections)[number];

/** Those that say so where nothing stands in them yet; the others are then left out. */
export const sectionsShownEmpty = ['services', 'articles'] as const satisfies ComposedSection[];

/** Those that show the first records of a list, or those that the owner has picked. */
export type ListingSection = Exclude<TitledSection, 'contact'>;
export const listingSections = /* @__PURE__ */ titledSections.filter(
  (name): name is ListingSection => name !== 'contact',
);
/** Those of which a block of a page may show records. */
export const blockLists = ['services', 'projects'] as const satisfies ListingSection[];
export type BlockList = (typeof blockLists)[number];
export const mapBlockLists = <Value>(read: (list: BlockList) => Value) =>
  Object.fromEntries(blockLists.map((list) => [list, read(list)])) as Record<BlockList, Value>;

/** The items of the menu until the owner chooses others: the top of the home page and sections of it. */
export const headerSections = ['home', 'categories', 'services', 'articles', 'about', 'contact'] as const;
export type MenuSection = (typeof headerSections)[number];
/** The same for the end of every page. */
export const footerSections = ['home', 'services', 'articles', 'contact'] as const satisfies MenuSection[];

/** The pages without a record that a menu may lead to. */
export const menuPages = [
  'projects',
  'services',
  'articles',
  'categories',
  'brands',
  'about',
  'contactPage',
] as const satisfies (keyof typeof sitePages)[];

/** The address of a record's public page, without the language. */
export const sitePath = (kind: SluggedKind, slug: string): string => sitePages[kind].replace(':slug', slug);

/** Behind `/en`, the pages of records with English texts; `slug` is their English one. */
export const englishPages = {
  article: sitePages.article,
  category: sitePages.category,
  project: '/project/:slug',
  service: '/service/:slug',
  page: '/page/:slug',
} as const satisfies Record<SluggedKind, string>;

/**
 * The address of a record's public page for a visitor who reads in `locale`. The slug and `lang` are those of the texts
 * shown there: a record without English is shown in Turkish under `/en`.
 */
export function recordPath(kind: SluggedKind, slug: string, lang: Locale, locale: Locale): string {
  if (locale === 'tr') return sitePath(kind, slug);
  const page = lang === 'en' ? englishPages[kind].replace(':slug', slug) : sitePath(kind, slug);
  return `${englishPrefix}${page}`;
}

/** The addresses of a record's page; `en` is null where it has no English texts. */
export type Paths = { tr: string; en: string | null };

export const isRecordPage = (page: keyof typeof sitePages): page is SluggedKind =>
  sluggedKinds.some((kind) => kind === page);

/** Every pattern of a kind's pages, without the language. */
export const pagePatterns = (kind: SluggedKind): string[] => [...new Set([sitePages[kind], englishPages[kind]])];

/** Whether it is the plain address of a record's page, which leads to the Turkish text. */
export const isRecordPath = (path: string): boolean => sluggedKinds.some((kind) => path.startsWith(sitePath(kind, '')));

/** The slug of the page that the contact form links. */
export const privacyNoticeSlug = 'aydinlatma-metni';
export const privacyNoticePath = sitePath('page', privacyNoticeSlug);

/** The home page in a language. */
export const homePath = { tr: sitePages.home, en: englishPrefix } as const satisfies Record<Locale, string>;

type Screens = {
  /** The list, or the only screen of what there is only one of. */
  list: string;
  /** The empty form; null where the list makes new records itself, or nobody does. */
  create: string | null;
  /** The form of one record, `:id` in place of its number; null where records are shown in their list only. */
  edit: string | null;
};

// Without side effects, so that the site's first script leaves out the screens of the back office.
/* @__NO_SIDE_EFFECTS__ */
function withForms(list: string, edit: string) {
  return { list, create: `${list}/new`, edit: `${list}${edit}` };
}
/* @__NO_SIDE_EFFECTS__ */
function listOnly(list: string) {
  return { list, create: null, edit: null };
}

/** The screens of the back office for each kind of record, in the order in which the activity log lists the kinds. */
export const adminScreens = {
  article: withForms('/admin/articles', '/:id'),
  service: withForms('/admin/services', '/:id'),
  heroSection: withForms('/admin/hero-sections', '/:id/edit'),
  aboutSection: withForms('/admin/about-section', '/edit'),
  category: withForms('/admin/categories', '/:id/edit'),
  project: withForms('/admin/projects', '/:id/edit'),
  /** A picture of a gallery is shown with its project, whose number its log entries carry. */
  projectImage: withForms('/admin/projects', '/:id/edit'),
  brand: withForms('/admin/brands', '/:id/edit'),
  page: withForms('/admin/pages', '/:id/edit'),
  keyword: { list: '/admin/keywords', create: null, edit: '/admin/keywords?edit=:id' },
  contactForm: { list: '/admin/contact-forms', create: null, edit: '/admin/contact-forms/:id' },
  media: { list: '/admin/media', create: null, edit: '/admin/media?picture=:id' },
  company: listOnly('/admin/settings'),
  homeSettings: listOnly('/admin/home-page'),
  menus: listOnly('/admin/menus'),
} satisfies Record<string, Screens>;

/** The kinds of records that have screens in the back office. */
export type RecordKind = keyof typeof adminScreens;
export const recordKinds = Object.keys(adminScreens) as RecordKind[];

/** What the name begins with that a draft has for its record before there is one; a record is called by its number. */
export const newRecordPrefix = 'new-';
export const isNewRecord = (record: string): boolean => record.startsWith(newRecordPrefix);

/** Where the public site leads into the back office. They stand alone, so that it leaves out all other screens. */
export const dashboardPath = '/admin';
export const loginPath = '/admin/login';

/** The screens that belong to no kind of record. */
export const adminPages = {
  dashboard: dashboardPath,
  login: loginPath,
  logout: '/admin/logout',
  leadFigures: '/admin/contact-forms/figures',
  insight: '/admin/insight',
  account: '/admin/account',
  assistants: '/admin/account/assistants',
  activity: '/admin/activity',
  privacy: '/admin/privacy',
  translations: '/admin/translations',
  drafts: '/admin/drafts',
  trash: '/admin/trash',
  mail: '/admin/mail',
  users: '/admin/users',
  searchHealth: '/admin/search-health',
  googleProfile: '/admin/google-profile',
  leadTemplates: '/admin/contact-forms/templates',
} as const;

/** Where an invited person chooses a password. The token stands behind `#`, which browsers send to no server. */
export const invitationPath = (token: string): string => `${adminPages.login}#invitation=${token}`;

/** The document in which a form shows its record as visitors will see it. It is no screen, and its address no part of the program. */
export const previewPath = '/admin/preview';

/** Where a record is edited, or, where it has no form, shown; `id` is null for what there is only one of. */
export function adminRecordPath(kind: RecordKind, id: number | null): string {
  const { list, edit }: Screens = adminScreens[kind];
  if (edit === null || id === null) return list;
  return edit.replace(':id', String(id));
}

/** What the address of a form says that is to open in both languages, whatever the browser remembers. */
export const bothLanguages = { name: 'languages', value: 'both' } as const;

/** Where a record is edited in both languages; what there is only one of has them on its only screen. */
export function adminEnglishPath(kind: RecordKind, id: number | null): string {
  const path = adminRecordPath(kind, id);
  if (id === null) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${bothLanguages.name}=${bothLanguages.value}`;
}
