import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';

/** A page with marks for the firm in each language, as it is stored. */
const turkish = '<p>{{firma}}</p>';
const english = '<p>{{firm}}</p>';

async function startPage() {
  const api = await startTestApi({ signedIn: true });
  const { trpc, db } = api;
  await trpc.company.update({ data: { name: 'Örnek Elektrik', phone: '0212 555 00 01' } });
  const { id } = await trpc.pages.create({ title: 'Künye', slug: 'kunye', content: turkish });
  await trpc.translations.save({ entity: 'page', id, data: { title: 'Imprint', content: english } });
  const readStored = async () => [
    (await db.page.findUnique({ where: { id } }))?.content,
    (await db.pageTranslation.findFirst({ where: { recordId: id } }))?.content,
  ];
  const readForm = async (locale: 'tr' | 'en') =>
    locale === 'tr'
      ? (await trpc.pages.get({ id })).content
      : ((await trpc.translations.get({ entity: 'page', id }))?.texts.content ?? '');
  const setPhone = (phone: string) => trpc.company.update({ data: { phone } });
  return { ...api, id, ref: { entity: 'page', record: String(id) } as const, readStored, readForm, setPhone };
}

const locales = ['tr', 'en'] as const;

test.each(locales)('%s: another telephone of the firm disputes no draft of a page that shows it', async (locale) => {
  const { trpc, ref, readForm, setPhone } = await startPage();
  const own = { ...ref, locale };
  await trpc.drafts.keep({ ...own, values: { content: '<p>Yeni</p>' } });
  await setPhone('0212 555 00 02');
  const draft = await trpc.drafts.get(own);
  // What the form shows beside it is what visitors get now.
  expect(draft).toMatchObject({ disputed: [], liveTag: null, before: { content: await readForm(locale) } });
  expect(draft?.before.content).toContain('555 00 02');
  await trpc.drafts.publish(own);
  expect(await readForm(locale)).toBe('<p>Yeni</p>');
});

test.each(locales)('%s: a text that comes back as it was shown is stored with its marks', async (locale) => {
  const { trpc, ref, readForm, readStored, setPhone } = await startPage();
  const own = { ...ref, locale };
  const draft = await trpc.drafts.keep({ ...own, values: { title: 'Yeni', content: await readForm(locale) } });
  expect(draft?.values).toEqual({ title: 'Yeni' });
  await trpc.drafts.publish(own);
  expect(await readStored()).toEqual([turkish, english]);
  await setPhone('0212 555 00 03');
  expect(await readForm(locale)).toContain('555 00 03');
});

test.each(locales)('%s: a draft with marks is shown without them and published with them', async (locale) => {
  const { trpc, ref, readForm, readStored, setPhone } = await startPage();
  const own = { ...ref, locale };
  const mark = locale === 'tr' ? turkish : english;
  const content = `<h2>x</h2>${mark}`;
  await trpc.drafts.keep({ ...own, values: { content } });
  await setPhone('0212 555 00 04');
  const shown = (await trpc.drafts.get(own))?.values.content;
  expect(shown).toContain('555 00 04');
  await trpc.drafts.keep({ ...own, values: { title: 'Yeni', content: shown } });
  await trpc.drafts.publish(own);
  expect(await readStored()).toContain(content);
  expect(await readForm(locale)).toBe(shown);
});

test.each(locales)('%s: somebody else’s text is shown as the form has it', async (locale) => {
  const { trpc, id, ref, readForm } = await startPage();
  const own = { ...ref, locale };
  await trpc.drafts.keep({ ...own, values: { content: '<p>Yeni</p>' } });
  const data = { content: `<p>Bizim:</p>${locale === 'tr' ? turkish : english}` };
  if (locale === 'tr') await trpc.pages.update({ id, data });
  else await trpc.translations.save({ entity: 'page', id, data });
  const content = await readForm(locale);
  await expect(trpc.drafts.publish(own)).rejects.toMatchObject({
    cause: { kind: 'stale', details: { current: { content } } },
  });
});
