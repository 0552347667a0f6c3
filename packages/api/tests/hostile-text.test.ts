import { expect, test } from 'vitest';
import { seedSampleContent } from '../src/capabilities/samples/samples';
import { cleanHtml } from '../src/platform/input/rich-text';
import { malformedImageUrls } from '../src/testing/hostile-values';
import { payloads } from '../src/testing/rich-text-payloads';
import { isRecord, startTransports } from '../src/testing/transports';

const timeout = 120_000;

/** Every field that takes formatted text, and the record of the samples it is tried on. */
const richFields = [
  ['/admin/articles', 'articles', 'content'],
  ['/admin/hero-sections', 'heroSections', 'subtitle'],
  ['/admin/hero-sections', 'heroSections', 'description'],
  ['/admin/projects', 'projects', 'content'],
  ['/admin/about-section', 'aboutSection', 'content'],
  ['/admin/pages', 'pages', 'content'],
] as const;

/** As many paragraphs as the most demanding of the fields asks for. */
const opening = '<p>1</p><p>2</p><p>3</p>';

async function startFilled(path: string) {
  const transports = await startTransports();
  await seedSampleContent(transports.context, { publicUrl: 'https://www.ornekelektrik.example' });
  const { data } = await transports.rest('GET', path, undefined, transports.signedIn);
  const first = Array.isArray(data) ? data[0] : data;
  if (!isRecord(first) || typeof first.id !== 'number') throw new Error(`The samples have nothing at ${path}`);
  return { ...transports, id: first.id };
}

const fieldOf = (data: unknown, field: string) => (isRecord(data) ? data[field] : undefined);

test.each(richFields)(
  '%s cleans every known attack in %s.%s, through whichever transport it comes',
  {
    timeout,
  },
  async (path, name, field) => {
    const { rest, trpc, signedIn, id } = await startFilled(path);
    for (const payload of payloads) {
      const text = opening + payload;
      const viaRest = await rest('PUT', `${path}/${id}`, { [field]: text }, signedIn);
      const viaTrpc = await trpc('mutation', `${name}.update`, { id, data: { [field]: text } }, signedIn);
      // What no text may hold is rejected before it is looked at.
      const isRejected = payload.includes('\0');
      expect([viaRest.status, viaTrpc.status], payload).toEqual(isRejected ? [400, 400] : [200, 200]);
      const stored = isRejected ? undefined : cleanHtml(text);
      expect([fieldOf(viaRest.data, field), fieldOf(viaTrpc.data, field)], payload).toEqual([stored, stored]);
    }
  },
);

/** Every field that holds an address. */
const addressFields = [
  ['/admin/articles', 'articles', 'featuredImage'],
  ['/admin/categories', 'categories', 'image'],
  ['/admin/about-section', 'aboutSection', 'image'],
  ['/admin/hero-sections', 'heroSections', 'backgroundImage'],
  ['/admin/hero-sections', 'heroSections', 'ctaLink'],
  ['/admin/projects', 'projects', 'image'],
  ['/admin/brands', 'brands', 'logoUrl'],
  ['/admin/brands', 'brands', 'websiteUrl'],
] as const;

const dangerous = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'file:///etc/passwd',
  'blob:https://x.example/1',
  '//elsewhere.example/a.png',
  '/\\elsewhere.example/a.png',
  '\\\\elsewhere.example\\a.png',
  'https:\\\\elsewhere.example',
  'ftp://elsewhere.example/a.png',
];

test.each(addressFields)(
  '%s rejects every dangerous address in %s.%s, through whichever transport it comes',
  {
    timeout,
  },
  async (path, name, field) => {
    const { rest, trpc, signedIn, id } = await startFilled(path);
    const before = fieldOf((await rest('GET', `${path}/${id}`, undefined, signedIn)).data, field);
    for (const address of dangerous) {
      expect((await rest('PUT', `${path}/${id}`, { [field]: address }, signedIn)).status, address).toBe(400);
      const viaTrpc = await trpc('mutation', `${name}.update`, { id, data: { [field]: address } }, signedIn);
      expect([viaTrpc.status, viaTrpc.kind], address).toEqual([400, 'invalid']);
    }
    expect(fieldOf((await rest('GET', `${path}/${id}`, undefined, signedIn)).data, field)).toBe(before);
  },
);

/** Every field that holds the address of an image. */
const imageFields = [
  ['/admin/articles', 'articles', 'featuredImage'],
  ['/admin/categories', 'categories', 'image'],
  ['/admin/about-section', 'aboutSection', 'image'],
  ['/admin/hero-sections', 'heroSections', 'backgroundImage'],
  ['/admin/projects', 'projects', 'image'],
  ['/admin/brands', 'brands', 'logoUrl'],
] as const;

test.each(imageFields)('%s rejects every malformed address in %s.%s', { timeout }, async (path, name, field) => {
  const { rest, trpc, signedIn, id } = await startFilled(path);
  for (const address of malformedImageUrls) {
    const viaRest = await rest('PUT', `${path}/${id}`, { [field]: address }, signedIn);
    const viaTrpc = await trpc('mutation', `${name}.update`, { id, data: { [field]: address } }, signedIn);
    expect([viaRest.status, viaTrpc.status, viaTrpc.kind], address).toEqual([400, 400, 'invalid']);
  }
});

test('galleries and the company profile reject every malformed address of an image', { timeout }, async () => {
  const { rest, signedIn, id } = await startFilled('/admin/projects');
  for (const address of malformedImageUrls) {
    const gallery = await rest('POST', `/project/${id}/images`, { imageUrl: address, order: 0 }, signedIn);
    expect(gallery.status, address).toBe(400);
    for (const logo of ['logoUrl', 'logoDarkUrl']) {
      const profile = await rest('PUT', '/admin/settings/company', { [logo]: address }, signedIn);
      expect(profile.status, `${logo} ${address}`).toBe(400);
    }
  }
});

test.each([
  'https://a.example/%C5%9F%20x.png?a=1&b=%7B#x',
  'http://a.example:8080/x.png',
  'https://örnek.example/şalter.png',
  '/uploads/a.webp?v=1',
])('%s is an address of an image', async (address) => {
  const { rest, signedIn, id } = await startFilled('/admin/articles');
  const { status } = await rest('PUT', `/admin/articles/${id}`, { featuredImage: address }, signedIn);
  expect(status).toBe(200);
});
