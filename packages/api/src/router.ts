import { router } from './core/trpc';
import { aboutSectionRouter } from './features/about-section/about-section.trpc';
import { activityRouter } from './features/activity/activity.trpc';
import { articleRouter } from './features/articles/article.trpc';
import { accountRouter } from './features/auth/account.trpc';
import { authRouter } from './features/auth/auth.trpc';
import { brandRouter } from './features/brands/brand.trpc';
import { categoryRouter } from './features/categories/category.trpc';
import { companyRouter } from './features/company/company.trpc';
import { contactFormRouter } from './features/contact-forms/contact-form.trpc';
import { dashboardRouter } from './features/dashboard/dashboard.trpc';
import { firstStepsRouter } from './features/first-steps/first-steps.trpc';
import { formerSlugRouter } from './features/former-slugs/former-slug.trpc';
import { heroSectionRouter } from './features/hero-sections/hero-section.trpc';
import { keywordRouter } from './features/keywords/keyword.trpc';
import { mediaRouter } from './features/media/media.trpc';
import { pageRouter } from './features/pages/page.trpc';
import { privacyRouter } from './features/privacy/privacy.trpc';
import { projectRouter } from './features/projects/project.trpc';
import { searchRouter } from './features/search/search.trpc';
import { serviceRouter } from './features/services/service.trpc';
import { settingRouter } from './features/settings/setting.trpc';

/** All procedures of our own client. */
export const appRouter = router({
  auth: authRouter,
  account: accountRouter,
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
  settings: settingRouter,
  company: companyRouter,
  pages: pageRouter,
  privacy: privacyRouter,
  media: mediaRouter,
  formerSlugs: formerSlugRouter,
  search: searchRouter,
  activity: activityRouter,
});

export type AppRouter = typeof appRouter;
