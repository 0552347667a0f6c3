import { aboutSectionCreate } from '@pano/api/about-section/about-section.schema';
import { articleCreate } from '@pano/api/articles/article.schema';
import { brandCreate } from '@pano/api/brands/brand.schema';
import { categoryCreate } from '@pano/api/categories/category.schema';
import { companyProfile } from '@pano/api/company/company.schema';
import { contactFormCreate } from '@pano/api/contact-forms/contact-form.schema';
import { heroSectionCreate } from '@pano/api/hero-sections/hero-section.schema';
import { keywordCreate } from '@pano/api/keywords/keyword.schema';
import { pageCreate } from '@pano/api/pages/page.schema';
import { historySetting, retentionSetting } from '@pano/api/privacy/privacy.schema';
import { projectCreate } from '@pano/api/projects/project.schema';
import { projectImageCreate } from '@pano/api/projects/project-image.schema';
import { serviceCreate } from '@pano/api/services/service.schema';
import { homeLayout } from '@pano/api/settings/home-layout.schema';
import { menus } from '@pano/api/settings/menus.schema';
import { homeSettings, siteOfflineSetting } from '@pano/api/settings/setting.schema';
import { labelKeys } from '@pano/i18n/activity-words';
import { admin as english } from '@pano/i18n/en/admin/index';
import { admin as turkish } from '@pano/i18n/tr/admin/index';
import { expect, test } from 'vitest';
import type * as z from 'zod';

const fieldsOf = (...schemas: z.ZodObject[]) => schemas.flatMap((schema) => Object.keys(schema.shape));
/** The log names the category and the services instead of their numbers. */
const withNames = (fields: string[]) => fields.map((field) => named.get(field) ?? field);
const named = new Map([
  ['categoryId', 'category'],
  ['serviceIds', 'services'],
]);

/** The fields that entries of the log and of the trash may hold, by the kind of record. */
const loggedFields = {
  aboutSection: fieldsOf(aboutSectionCreate),
  article: withNames(fieldsOf(articleCreate)),
  brand: fieldsOf(brandCreate),
  category: fieldsOf(categoryCreate),
  company: fieldsOf(companyProfile),
  contactForm: [
    ...fieldsOf(contactFormCreate),
    ...['channel', 'stage', 'lostReason', 'nextNote', 'page', 'entry', 'source', 'district', 'callTime', 'suspicion'],
  ],
  heroSection: fieldsOf(heroSectionCreate),
  homeSettings: [
    ...fieldsOf(homeSettings),
    'order',
    'hidden',
    ...fieldsOf(homeLayout.shape.records).map((section) => `shown_${section}`),
  ],
  keyword: fieldsOf(keywordCreate),
  media: ['alt', 'focal', 'width', 'height', 'bytes', 'originalName', 'altTr', 'altEn'],
  lead: ['stage', 'lostReason', 'nextAt', 'quoteLira', 'read'],
  leadTemplates: ['templates'],
  menus: fieldsOf(menus),
  page: fieldsOf(pageCreate),
  project: withNames(fieldsOf(projectCreate)),
  projectImage: fieldsOf(projectImageCreate),
  service: fieldsOf(serviceCreate),
  site: [
    ...fieldsOf(retentionSetting),
    ...fieldsOf(historySetting),
    'mailServer',
    'mailUser',
    'mailFrom',
    'mailRecipients',
  ],
  siteOffline: fieldsOf(siteOfflineSetting),
  user: ['email', 'role', 'digest'],
};

test.each([
  ['Turkish', turkish],
  ['English', english],
])('every field that can be changed has a name that people know in %s', (_, { activity }) => {
  const labels: Record<string, { fields: Record<string, string> }> = activity.entities;
  const nameless = Object.entries(loggedFields).flatMap(([kind, fields]) =>
    fields
      .filter((field) => !labelKeys(field).some((key) => labels[kind]?.fields[key]))
      .map((field) => `${kind}.${field}`),
  );
  expect(nameless).toEqual([]);
});

test('every name of a field is the name of one that can be changed', () => {
  const logged: Record<string, string[]> = loggedFields;
  type Block = { fields?: object; log?: Record<string, { name: string; fields?: object }>; [text: string]: unknown };
  const blocks: Block[] = Object.values(turkish);
  const names = blocks.flatMap(({ fields: ofForm, log = {} }) =>
    Object.entries(log).flatMap(([kind, { fields = ofForm ?? {} }]) =>
      Object.keys(fields).map((field) => ({ kind, field: field.replace(/Hint$/, '') })),
    ),
  );
  const isLogged = ({ kind, field }: (typeof names)[number]) =>
    logged[kind]?.some((name) => labelKeys(name).includes(field)) || ofHistory.has(field);
  expect(names.filter((name) => !isLogged(name))).toEqual([]);
});

/** Of a project, what its versions hold beside its fields. */
const ofHistory = new Set(['images', 'captions']);
