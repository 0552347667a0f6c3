import { aboutSectionAdmin } from '#features/about-section/admin/about-section.admin.ts';
import { accountAdmin } from '#features/account/admin/account.admin.ts';
import { activityAdmin } from '#features/activity/admin/activity.admin.ts';
import { articleAdmin } from '#features/articles/admin/article.admin.ts';
import { brandAdmin } from '#features/brands/admin/brand.admin.ts';
import { categoryAdmin } from '#features/categories/admin/category.admin.ts';
import { companyAdmin } from '#features/company/admin/company.admin.ts';
import { contactFormAdmin } from '#features/contact-forms/admin/contact-form.admin.ts';
import { heroSectionAdmin } from '#features/hero-sections/admin/hero-section.admin.ts';
import { keywordAdmin } from '#features/keywords/admin/keyword.admin.ts';
import { mediaAdmin } from '#features/media/admin/media.admin.ts';
import { pageAdmin } from '#features/pages/admin/page.admin.ts';
import { privacyAdmin } from '#features/privacy/admin/privacy.admin.ts';
import { projectAdmin } from '#features/projects/admin/project.admin.ts';
import { serviceAdmin } from '#features/services/admin/service.admin.ts';
import type { AdminEntity, AdminScreen, FindRecordPath } from '#kit/admin/admin-entity.ts';

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
  companyAdmin,
  mediaAdmin,
];

/** Every screen, those without records of their own included. */
export const screens: readonly AdminScreen[] = [...entities, activityAdmin, privacyAdmin, accountAdmin];

/** Where there is only one record, and where none is meant, the screen of the entity is its address. */
export const findRecordPath: FindRecordPath = (kind, id) => {
  const entity = entities.find(({ kinds }) => kinds.includes(kind));
  if (!entity) return null;
  return id === null || !entity.recordPath ? entity.path : entity.recordPath({ id });
};
