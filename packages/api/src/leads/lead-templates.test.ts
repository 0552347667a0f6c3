import { expect, test } from 'vitest';
import { createClients } from '#testing/sign-in';
import { startTestApi } from '#testing/test-api';
import { fillTemplate } from './lead-template.schema';

const hello = { name: 'İlk yanıt', text: 'Merhaba {ad}, {konu} için aradık. {firma}' };

test('until somebody changes them the templates are the six that are delivered', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const { templates, version } = await trpc.leads.templates();
  expect([templates.length, templates[0]?.name, version]).toEqual([6, 'İlk yanıt', 1]);
  expect((await rest.put('/admin/lead-templates', { templates })).data).toEqual({ templates, version: 2 });
});

test('templates are changed all at once, unless somebody else was faster', async () => {
  const { rest, trpc, db } = await startTestApi({ signedIn: true });
  expect(await trpc.leads.setTemplates({ templates: [hello], version: 1 })).toEqual({ templates: [hello], version: 2 });
  const late = await rest.put('/admin/lead-templates', { templates: [], version: 1 });
  expect(late.status).toBe(409);
  expect((await rest.put('/admin/lead-templates', { templates: [], version: 2 })).data).toEqual({
    templates: [],
    version: 3,
  });
  expect(await trpc.leads.templates()).toEqual({ templates: [], version: 3 });
  expect(await db.activity.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
    action: 'update',
    entity: 'leadTemplates',
  });
});

test.each([
  [
    { ...hello, text: 'Merhaba {isim}' },
    'Bilinmeyen işaret: {isim}. Kullanabilecekleriniz: {ad}, {firma}, {konu}, {yorum}',
  ],
  [{ ...hello, text: '{Ad}' }, 'Bilinmeyen işaret: {Ad}. Kullanabilecekleriniz: {ad}, {firma}, {konu}, {yorum}'],
  [{ ...hello, text: ' ' }, 'Mesajın metnini yazın'],
  [{ ...hello, name: '' }, 'Mesaja bir ad verin'],
  [{ ...hello, name: 'a'.repeat(41) }, 'Bu alan en fazla 40 karakter olabilir'],
  [{ ...hello, text: 'a'.repeat(1001) }, 'Bu alan en fazla 1000 karakter olabilir'],
])('the template %j is rejected: %s', async (template, message) => {
  const { rest, db } = await startTestApi({ signedIn: true });
  const response = await rest.put('/admin/lead-templates', { templates: [hello, template] });
  expect([response.status, response.error]).toEqual([400, message]);
  expect(await db.setting.count()).toBe(0);
});

test('there are twenty at most, and only owners change them', async () => {
  const api = await startTestApi({ signedIn: true });
  const many = Array.from({ length: 21 }, () => hello);
  expect((await api.rest.put('/admin/lead-templates', { templates: many })).status).toBe(400);
  expect((await api.rest.put('/admin/lead-templates', { templates: many.slice(1) })).status).toBe(200);
  await expect(createClients(api).client({}).leads.templates()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test.each([
  ['Merhaba {ad}, nasılsınız? {firma}', { ad: 'Selin', firma: 'Voltek' }, 'Merhaba Selin, nasılsınız? Voltek'],
  ['Merhaba {ad}, nasılsınız? {firma}', { ad: '', firma: null }, 'Merhaba, nasılsınız?'],
  ['{ad} merhaba\n{konu} için', { konu: undefined }, 'merhaba\niçin'],
  ['Merhaba {ad} {konu} {ad}', { ad: '{konu} $&' }, 'Merhaba {konu} $& {konu} $&'],
])('%j with %j becomes %j', (text, values, filled) => {
  expect(fillTemplate(text, values)).toBe(filled);
});
