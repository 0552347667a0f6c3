import type { Endpoint } from './core/rest';
import { aboutSectionEndpoints } from './features/about-section/about-section.rest';
import { activityEndpoints } from './features/activity/activity.rest';
import { articleEndpoints } from './features/articles/article.rest';
import { authEndpoints } from './features/auth/auth.rest';
import { brandEndpoints } from './features/brands/brand.rest';
import { categoryEndpoints } from './features/categories/category.rest';
import { companyEndpoints } from './features/company/company.rest';
import { contactFormEndpoints } from './features/contact-forms/contact-form.rest';
import { heroSectionEndpoints } from './features/hero-sections/hero-section.rest';
import { keywordEndpoints } from './features/keywords/keyword.rest';
import { mediaEndpoints } from './features/media/media.rest';
import { pageEndpoints } from './features/pages/page.rest';
import { privacyEndpoints } from './features/privacy/privacy.rest';
import { projectEndpoints } from './features/projects/project.rest';
import { serviceEndpoints } from './features/services/service.rest';
import { settingEndpoints } from './features/settings/setting.rest';

/** All endpoints of the REST API. Where two paths match, the first wins: special paths stand before `/{id}`. */
export const endpoints: Endpoint[] = [
  ...authEndpoints,
  ...mediaEndpoints,
  ...serviceEndpoints,
  ...heroSectionEndpoints,
  ...aboutSectionEndpoints,
  ...keywordEndpoints,
  ...brandEndpoints,
  ...categoryEndpoints,
  ...articleEndpoints,
  ...projectEndpoints,
  ...contactFormEndpoints,
  ...settingEndpoints,
  ...companyEndpoints,
  ...privacyEndpoints,
  ...pageEndpoints,
  ...activityEndpoints,
];
