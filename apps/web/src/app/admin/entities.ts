import { adminPages, adminRecordPath, adminScreens } from '@pano/api/addresses';
import {
  Bot,
  ChartColumn,
  FilePen,
  History,
  Languages,
  LayoutDashboard,
  MailCheck,
  MapPinCheck,
  MessageSquareText,
  SearchCheck,
  ShieldCheck,
  Trash2,
  TrendingUp,
  UserRound,
  Users,
} from 'lucide-react';
import type { ComponentType } from 'react';
import { aboutSectionAdmin } from '#features/about-section/admin/about-section.admin.ts';
import { articleAdmin } from '#features/articles/admin/article.admin.ts';
import { brandAdmin } from '#features/brands/admin/brand.admin.ts';
import { categoryAdmin } from '#features/categories/admin/category.admin.ts';
import { companyAdmin } from '#features/company/admin/company.admin.ts';
import { contactFormAdmin } from '#features/contact-forms/admin/contact-form.admin.ts';
import { heroSectionAdmin } from '#features/hero-sections/admin/hero-section.admin.ts';
import { keywordAdmin } from '#features/keywords/admin/keyword.admin.ts';
import { mediaAdmin } from '#features/media/admin/media.admin.ts';
import { homePageAdmin } from '#features/pages/admin/home-page/home-page.admin.ts';
import { menusAdmin } from '#features/pages/admin/menus/menus.admin.ts';
import { pageAdmin } from '#features/pages/admin/page.admin.ts';
import { projectAdmin } from '#features/projects/admin/project.admin.ts';
import { serviceAdmin } from '#features/services/admin/service.admin.ts';
import {
  type AdminEntity,
  type AdminScreen,
  type FindRecordPath,
  lazyRoute,
  menuGroups,
} from '#kit/admin/admin-entity.ts';

/** Every entity of the back office; within its group the menu shows them in this order. */
export const entities: readonly AdminEntity[] = [
  articleAdmin,
  serviceAdmin,
  heroSectionAdmin,
  aboutSectionAdmin,
  categoryAdmin,
  projectAdmin,
  brandAdmin,
  keywordAdmin,
  pageAdmin,
  contactFormAdmin,
  homePageAdmin,
  menusAdmin,
  companyAdmin,
  mediaAdmin,
];

type OneRoute = Omit<AdminScreen, 'routes'> & { load: () => Promise<ComponentType> };

/** A screen with one address. */
const oneRoute = ({ load, ...screen }: OneRoute): AdminScreen => ({
  ...screen,
  routes: [lazyRoute(screen.path, load)],
});

/** Every screen that has an address of its own, those without records included. */
export const allScreens: readonly AdminScreen[] = [
  ...entities,
  oneRoute({
    path: adminPages.insight,
    title: 'insight.title',
    icon: TrendingUp,
    group: 'communication',
    load: async () => (await import('#features/insight/admin/insight.route.tsx')).InsightRoute,
  }),
  oneRoute({
    path: adminPages.translations,
    title: 'english.overview.title',
    icon: Languages,
    group: 'site',
    needsEnglish: true,
    load: async () => (await import('#features/translations/admin/translation-list.route.tsx')).TranslationListRoute,
  }),
  oneRoute({
    path: adminPages.drafts,
    title: 'draftLists.title',
    icon: FilePen,
    group: 'site',
    load: async () => (await import('#features/drafts/admin/draft-list.route.tsx')).DraftListRoute,
  }),
  oneRoute({
    path: adminPages.trash,
    title: 'trash.title',
    icon: Trash2,
    group: 'site',
    load: async () => (await import('#features/trash/admin/trash-list.route.tsx')).TrashListRoute,
  }),
  oneRoute({
    path: adminPages.searchHealth,
    title: 'searchHealth.title',
    icon: SearchCheck,
    group: null,
    below: adminScreens.page.list,
    load: async () => (await import('#features/search-health/admin/search-health.route.tsx')).SearchHealthRoute,
  }),
  oneRoute({
    path: adminPages.googleProfile,
    title: 'googleProfile.title',
    icon: MapPinCheck,
    group: null,
    below: adminScreens.company.list,
    load: async () => (await import('#features/company/admin/google-profile.route.tsx')).GoogleProfileRoute,
  }),
  oneRoute({
    path: adminPages.leadTemplates,
    title: 'leadDesk.templates.title',
    icon: MessageSquareText,
    group: null,
    below: adminScreens.contactForm.list,
    ownerOnly: true,
    load: async () => (await import('#features/contact-forms/admin/lead-templates.route.tsx')).LeadTemplatesRoute,
  }),
  oneRoute({
    path: adminPages.leadFigures,
    title: 'leadFigures.title',
    icon: ChartColumn,
    group: null,
    below: adminScreens.contactForm.list,
    load: async () => (await import('#features/contact-forms/admin/lead-figures.route.tsx')).LeadFiguresRoute,
  }),
  oneRoute({
    path: adminPages.mail,
    title: 'mail.title',
    icon: MailCheck,
    group: 'site',
    ownerOnly: true,
    load: async () => (await import('#features/mail/admin/mail.route.tsx')).MailRoute,
  }),
  oneRoute({
    path: adminPages.activity,
    title: 'activity.title',
    icon: History,
    group: 'site',
    ownerOnly: true,
    load: async () => (await import('#features/activity/admin/activity-list.route.tsx')).ActivityListRoute,
  }),
  oneRoute({
    path: adminPages.users,
    title: 'people.title',
    icon: Users,
    group: null,
    below: adminPages.activity,
    ownerOnly: true,
    load: async () => (await import('#features/account/admin/people.route.tsx')).PeopleRoute,
  }),
  oneRoute({
    path: adminPages.privacy,
    title: 'privacy.title',
    icon: ShieldCheck,
    group: 'site',
    ownerOnly: true,
    load: async () => (await import('#features/privacy/admin/privacy.route.tsx')).PrivacyRoute,
  }),
  oneRoute({
    path: adminPages.account,
    title: 'frame.header.account',
    icon: UserRound,
    group: null,
    load: async () => (await import('#features/account/admin/account.route.tsx')).AccountRoute,
  }),
  oneRoute({
    path: adminPages.assistants,
    title: 'assistants.title',
    icon: Bot,
    group: null,
    ownerOnly: true,
    load: async () => (await import('#features/account/admin/assistants.route.tsx')).AssistantsRoute,
  }),
];

/** Where there is only one record, and where none is meant, the screen of the entity is its address. */
export const findRecordPath: FindRecordPath = (kind, id) => {
  const entity = entities.find(({ kinds }) => kinds.includes(kind));
  return entity ? adminRecordPath(entity.kinds[0], id) : null;
};

const dashboard = { path: adminPages.dashboard, title: 'dashboard.title', icon: LayoutDashboard, below: [] } as const;
const unread = new Map(entities.map(({ path, unread }) => [path, unread]));

/** The side bar in its order, in groups. It has room for what owners use every week; the rest stands below an entry. */
export const menu = [
  [{ ...dashboard, needsEnglish: undefined, unread: null }],
  ...menuGroups.map((name) =>
    allScreens
      .filter(({ group }) => group === name)
      .map(({ path, title, icon, needsEnglish }) => ({
        path,
        title,
        icon,
        needsEnglish,
        unread: unread.get(path) ?? null,
        below: allScreens.filter(({ below }) => below === path),
      })),
  ),
];
export type MenuItem = (typeof menu)[number][number];
