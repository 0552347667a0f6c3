// Every field of a record can be edited: it is named in the form of its entity.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aboutSectionCreate } from '../packages/api/src/entities/about-section/about-section.schema.ts';
import { articleCreate } from '../packages/api/src/entities/articles/article.schema.ts';
import { brandCreate } from '../packages/api/src/entities/brands/brand.schema.ts';
import { categoryCreate } from '../packages/api/src/entities/categories/category.schema.ts';
import { heroSectionCreate } from '../packages/api/src/entities/hero-sections/hero-section.schema.ts';
import { keywordCreate } from '../packages/api/src/entities/keywords/keyword.schema.ts';
import { pageCreate } from '../packages/api/src/entities/pages/page.schema.ts';
import { projectCreate } from '../packages/api/src/entities/projects/project.schema.ts';
import { serviceCreate } from '../packages/api/src/entities/services/service.schema.ts';
import { companyProfile } from '../packages/api/src/settings/company.schema.ts';
import { siteTextNames } from '../packages/api/src/settings/site-texts.ts';

const features = new URL('../apps/web/src/features/', import.meta.url);

const forms = {
  'about-section': aboutSectionCreate,
  articles: articleCreate,
  brands: brandCreate,
  categories: categoryCreate,
  // Their texts are a loop over their names.
  company: companyProfile.omit(Object.fromEntries(siteTextNames.map((name) => [name, true]))),
  'hero-sections': heroSectionCreate,
  keywords: keywordCreate,
  pages: pageCreate,
  projects: projectCreate,
  services: serviceCreate,
};

function readSources(folder: string): string {
  const root = new URL(`${folder}/admin/`, features);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  return files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n');
}

test.each(Object.entries(forms))('every field of %s has a place in the form', (folder, { shape }) => {
  const sources = readSources(folder);
  // A field by its name, or one that a component of the form has by its name.
  const isPlaced = (name: string) =>
    new RegExp(`name=(?:"${name}[".]|\\{[^}]*'${name}')|['"\`]${name}['"\`.]`).test(sources);
  expect(Object.keys(shape).filter((name) => !isPlaced(name))).toEqual([]);
});
