import type { AnyTRPCProcedure } from '@trpc/server';
import * as z from 'zod';
import { accountRouter, authRouter, peopleRouter } from './accounts/account.trpc';
import { activityRouter } from './capabilities/activity-log/activity.transports';
import { dashboardRouter } from './capabilities/dashboard';
import { draftRouter } from './capabilities/drafts/draft.transports';
import { incomingLinkRouter } from './capabilities/incoming-links';
import { linkableRecordRouter } from './capabilities/linkable-records';
import { menuRouter } from './capabilities/menu.transports';
import { pictureUsage } from './capabilities/picture-usage';
import { previewLinkRouter } from './capabilities/preview-links/preview-link.transports';
import { previewRouter } from './capabilities/previews/preview.trpc';
import { revisionRouter } from './capabilities/revisions/revision.transports';
import { firstStepsRouter } from './capabilities/samples/first-steps';
import { scheduleRouter } from './capabilities/schedules/schedule.transports';
import { searchRouter } from './capabilities/search';
import { searchHealthRouter } from './capabilities/search-health/search-health.trpc';
import { slugRedirectRouter } from './capabilities/slug-redirects';
import { listPinned } from './capabilities/translations/pinned-versions';
import { lifecycleRouter, translationRouter } from './capabilities/translations/translation.transports';
import { trashRouter } from './capabilities/trash/trash.transports';
import { changeRouter } from './capabilities/undo';
import { aboutSectionRouter } from './entities/about-section/about-section.trpc';
import { articleRouter } from './entities/articles/article.trpc';
import { brandRouter } from './entities/brands/brand.trpc';
import { categoryRouter } from './entities/categories/category.trpc';
import { heroSectionRouter } from './entities/hero-sections/hero-section.trpc';
import { keywordRouter } from './entities/keywords/keyword.trpc';
import { pageRouter } from './entities/pages/page.trpc';
import { projectRouter } from './entities/projects/project.trpc';
import { serviceRouter } from './entities/services/service.trpc';
import { insightRouter } from './insight/insight.transports';
import { contactFormRouter } from './leads/contact-form.trpc';
import { leadRouter } from './leads/lead.trpc';
import { mailRouter } from './mail/mail.trpc';
import { createMediaRouter } from './media/media.trpc';
import { type Access, router } from './platform/transport/trpc';
import { createPrivacyRouter } from './privacy/privacy.transports';
import { companyRouter, googleProfileRouter, settingRouter } from './settings/settings.trpc';

/** All procedures of our own client. */
export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
  people: peopleRouter,
  dashboard: dashboardRouter,
  firstSteps: firstStepsRouter,
  services: serviceRouter,
  heroSections: heroSectionRouter,
  aboutSection: aboutSectionRouter,
  keywords: keywordRouter,
  brands: brandRouter,
  categories: categoryRouter,
  articles: articleRouter,
  projects: projectRouter,
  contactForms: contactFormRouter,
  leads: leadRouter,
  insight: insightRouter,
  settings: settingRouter,
  company: companyRouter,
  googleProfile: googleProfileRouter,
  pages: pageRouter,
  privacy: createPrivacyRouter(listPinned),
  mail: mailRouter,
  media: createMediaRouter(pictureUsage),
  formerSlugs: slugRedirectRouter,
  search: searchRouter,
  searchHealth: searchHealthRouter,
  linkableRecords: linkableRecordRouter,
  incomingLinks: incomingLinkRouter,
  menus: menuRouter,
  activity: activityRouter,
  translations: translationRouter,
  lifecycle: lifecycleRouter,
  trash: trashRouter,
  changes: changeRouter,
  revisions: revisionRouter,
  drafts: draftRouter,
  schedules: scheduleRouter,
  previews: previewRouter,
  previewLinks: previewLinkRouter,
});

export type AppRouter = typeof appRouter;

// The router's type nests the procedures, its value lists them flat, under names such as `services.list`.
const flat = z.record(
  z.string(),
  z.custom<AnyTRPCProcedure>((value) => typeof value === 'function'),
);

const meta = z.object({
  access: z.custom<Access>(),
  shared: z.literal(true).optional(),
  owner: z.literal(true).optional(),
  proof: z.literal(true).optional(),
});

const all = flat.parse(appRouter._def.procedures);

/** Every procedure of the router by its full name. */
export const procedures = Object.entries(all).map(([path, { _def }]) => ({
  path,
  type: _def.type,
  /** Whether the response cache may keep its responses, see `sharedProcedure`. */
  shared: meta.parse(_def.meta).shared === true,
  access: meta.parse(_def.meta).access,
  /** Whether it is for owners and not for editors. */
  owner: meta.parse(_def.meta).owner === true,
  /** Whether the person has to have typed the password in the last ten minutes, see `provenProcedure`. */
  proof: meta.parse(_def.meta).proof === true,
}));

/** What a procedure takes; nothing where it takes nothing. */
export function inputOf(path: string): z.ZodType | undefined {
  const definition: object | undefined = all[path]?._def;
  const inputs = definition && 'inputs' in definition && Array.isArray(definition.inputs) ? definition.inputs : [];
  return inputs.find((input): input is z.ZodType => input instanceof z.ZodType);
}
