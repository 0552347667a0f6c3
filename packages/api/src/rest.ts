import { authEndpoints } from './accounts/auth.rest';
import { activityEndpoints } from './capabilities/activity-log/activity.transports';
import { draftEndpoints } from './capabilities/drafts/draft.transports';
import { menuEndpoints } from './capabilities/menu.transports';
import { pictureUsage } from './capabilities/picture-usage';
import { previewLinkEndpoints } from './capabilities/preview-links/preview-link.transports';
import { revisionEndpoints } from './capabilities/revisions/revision.transports';
import { scheduleEndpoints } from './capabilities/schedules/schedule.transports';
import { translationEndpoints } from './capabilities/translations/translation.transports';
import { trashEndpoints } from './capabilities/trash/trash.transports';
import { aboutSectionEndpoints } from './entities/about-section/about-section.rest';
import { articleEndpoints } from './entities/articles/article.rest';
import { brandEndpoints } from './entities/brands/brand.rest';
import { categoryEndpoints } from './entities/categories/category.rest';
import { heroSectionEndpoints } from './entities/hero-sections/hero-section.rest';
import { keywordEndpoints } from './entities/keywords/keyword.rest';
import { pageEndpoints } from './entities/pages/page.rest';
import { projectEndpoints } from './entities/projects/project.rest';
import { serviceEndpoints } from './entities/services/service.rest';
import { insightEndpoints } from './insight/insight.transports';
import { contactFormEndpoints } from './leads/contact-form.rest';
import { leadEndpoints } from './leads/lead.rest';
import { createMediaEndpoints } from './media/media.rest';
import type { Endpoint } from './platform/transport/endpoint';
import { privacyEndpoints } from './privacy/privacy.transports';
import { companyEndpoints } from './settings/company.rest';
import { settingEndpoints } from './settings/setting.rest';

/** All endpoints of the REST API. Where two paths match, the first wins: special paths stand before `/{id}`. */
export const endpoints: Endpoint[] = [
  ...authEndpoints,
  ...createMediaEndpoints(pictureUsage),
  ...serviceEndpoints,
  ...heroSectionEndpoints,
  ...aboutSectionEndpoints,
  ...keywordEndpoints,
  ...brandEndpoints,
  ...categoryEndpoints,
  ...articleEndpoints,
  ...projectEndpoints,
  ...contactFormEndpoints,
  ...leadEndpoints,
  ...insightEndpoints,
  ...settingEndpoints,
  ...companyEndpoints,
  ...menuEndpoints,
  ...privacyEndpoints,
  ...pageEndpoints,
  ...activityEndpoints,
  ...translationEndpoints,
  ...trashEndpoints,
  ...revisionEndpoints,
  ...draftEndpoints,
  ...scheduleEndpoints,
  ...previewLinkEndpoints,
];
