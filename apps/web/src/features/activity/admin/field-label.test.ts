import { aboutSectionCreate } from '@pano/api/about-section/about-section.schema';
import { articleCreate } from '@pano/api/articles/article.schema';
import { brandCreate } from '@pano/api/brands/brand.schema';
import { categoryCreate } from '@pano/api/categories/category.schema';
import { companyProfile } from '@pano/api/company/company.schema';
import { heroSectionCreate } from '@pano/api/hero-sections/hero-section.schema';
import { keywordCreate } from '@pano/api/keywords/keyword.schema';
import { pageCreate } from '@pano/api/pages/page.schema';
import { retentionSetting } from '@pano/api/privacy/privacy.schema';
import { projectCreate } from '@pano/api/projects/project.schema';
import { projectImageCreate } from '@pano/api/projects/project-image.schema';
import { serviceCreate } from '@pano/api/services/service.schema';
import { homeSettings, siteOfflineSetting } from '@pano/api/settings/setting.schema';
import { activity } from '@pano/i18n/tr/admin/activity';
import { expect, test } from 'vitest';
import { fieldNames } from './use-field-label';

const schemas = [
  aboutSectionCreate,
  articleCreate,
  brandCreate,
  categoryCreate,
  companyProfile,
  heroSectionCreate,
  homeSettings,
  keywordCreate,
  pageCreate,
  projectCreate,
  projectImageCreate,
  retentionSetting,
  serviceCreate,
  siteOfflineSetting,
];

test('every field that can be changed has a name that people know', () => {
  // The log names the category instead of its number.
  const fields = schemas.flatMap((schema) => Object.keys(schema.shape)).filter((field) => field !== 'categoryId');
  const known: readonly string[] = fieldNames;
  expect(fields.filter((field) => !known.includes(field))).toEqual([]);
  expect(Object.keys(activity.fields)).toEqual(known);
});
