import { expect, test } from 'vitest';
import type { RecordKind } from '../src/addresses';
import { contentEntities } from '../src/entities/index';
import { contentNames } from '../src/platform/records/revisions/history';
import { startTestApi } from '../src/testing/test-api';

const html = '<p>Bir.</p><p>İki.</p><p>Üç.</p>';
const both = { tr: 'Metin', en: 'Text' };
const picture = 'https://a.example/1.jpg';

/**
 * A version of each kind as the first format stores it. They stay as they are: a field that is renamed needs another
 * format, and a step that reads these.
 */
const firstFormat: Partial<Record<RecordKind, Record<string, unknown>>> = {
  service: { title: 'Pano', description: 'Kurulum', icon: 'zap', iconText: null },
  heroSection: {
    title: 'Pano',
    subtitle: html,
    description: null,
    backgroundImage: picture,
    ctaText: 'Ara',
    ctaLink: '/contact',
  },
  aboutSection: { title: 'Biz', content: html, image: picture },
  brand: { name: 'Marka', logoUrl: picture, websiteUrl: null },
  keyword: { keyword: 'şalter' },
  category: { name: 'Trafo', slug: 'trafo', description: null, image: picture },
  page: { title: 'Kariyer', slug: 'kariyer', content: html },
  article: { title: 'Yazı', slug: 'yazi', content: html, excerpt: null, featuredImage: picture, categoryId: 1 },
  project: {
    categoryId: 1,
    title: 'İş',
    slug: 'is',
    description: null,
    content: html,
    image: picture,
    images: [picture, 'https://a.example/2.jpg'],
    location: 'Bursa',
    seoTitle: null,
    seoDescription: null,
    seoKeywords: 'pano, trafo',
  },
  company: {
    name: 'Örnek',
    legalName: null,
    slogan: both,
    blurb: both,
    logoUrl: picture,
    logoDarkUrl: null,
    phone: '+902240000000',
    whatsapp: null,
    email: 'info@ornek.example',
    contactPerson: null,
    contactRole: both,
    street: 'Bara Sk. 12',
    district: null,
    city: 'Bursa',
    postalCode: '16110',
    country: 'TR',
    latitude: 40.2,
    longitude: 28.9,
    hours: [{ days: ['Monday'], opens: '09:00', closes: '18:00' }],
    socialLinks: [{ name: 'LinkedIn', url: 'https://linkedin.example/ornek' }],
    whatsappGreeting: both,
    developerCredit: both,
    siteTitle: both,
    siteDescription: both,
    articlesTitle: both,
    articlesLead: both,
    servicesTitle: both,
    servicesLead: both,
    projectsTitle: both,
    projectsLead: both,
    categoriesTitle: both,
    categoriesLead: both,
    brandsTitle: both,
    contactTitle: both,
    contactLead: both,
    workInvitation: both,
    jobInvitation: both,
    readerInvitation: both,
  },
};

/** What stands there before, so that everything the version holds is a change. */
const live: Partial<Record<RecordKind, object>> = {
  service: { title: 'A', description: 'x', icon: 'sun' },
  heroSection: { title: 'A' },
  aboutSection: { title: 'A', content: `${html}<p>x</p>` },
  brand: { name: 'A', logoUrl: 'https://a.example/a.png' },
  keyword: { keyword: 'A' },
  category: { name: 'A', slug: 'a' },
  page: { title: 'A', slug: 'a' },
  article: { title: 'A', slug: 'a', content: '<p>x</p>' },
  project: { title: 'A', slug: 'a', content: '<p>x</p>', categoryId: 1 },
};

const versioned = contentEntities.flatMap(({ kind, plural, history }) =>
  history && firstFormat[kind] ? [{ kind, plural, history }] : [],
);

/** The REST API has no collection of what there is one of. */
const collections: Partial<Record<RecordKind, string>> = {
  heroSection: 'hero-sections',
  aboutSection: 'about-section',
};

test.each(versioned)('$kind: a version of the first format is read and restored', async ({ kind, plural, history }) => {
  const { rest, db, trpc } = await startTestApi({ signedIn: true });
  const { id: categoryId } = await db.category.create({ data: { name: 'Pano', slug: 'pano' } });
  const withCategory = (values: object = {}) => ('categoryId' in values ? { ...values, categoryId } : values);
  const create = async () => {
    const { data, text, status } = await rest.post(`/admin/${collections[kind] ?? plural}`, withCategory(live[kind]));
    expect(status, text).toBe(201);
    return (data as { id: number }).id;
  };
  const record = live[kind] ? await create() : 0;
  const names = contentNames(history.fields);
  const read = async () => {
    const values = new Map<string, unknown>(Object.entries(await history.read({ db }, record)));
    return Object.fromEntries(names.map((name) => [name, values.get(name) ?? null]));
  };
  const restore = async (number: number, values: object) => {
    const revision = { entity: kind, record, number, data: JSON.stringify(values), format: 1, origin: 'form' };
    await db.revision.create({ data: revision });
    return trpc.revisions.restore({ entity: kind, id: record, number });
  };

  const stored: Record<string, unknown> = { ...withCategory(firstFormat[kind]) };
  // Records may have gained fields since; one that they lost was renamed, or is gone.
  expect(Object.keys(stored).filter((name) => !names.includes(name))).toEqual([]);
  const before = await read();
  const title = names.find((name) => ['title', 'name', 'keyword'].includes(name)) ?? '';
  const { missing } = await restore(50, { [title]: stored[title] });
  expect(missing).toEqual(names.filter((name) => name !== title));
  expect(await read()).toEqual({ ...before, [title]: stored[title] });

  expect(await restore(60, { ...stored, colour: 'red' })).toMatchObject({
    missing: names.filter((name) => !(name in stored)),
    dropped: ['colour'],
    gone: [],
  });
  expect(await read()).toEqual({ ...before, ...stored });
});
