import { expect, test } from 'vitest';
import { startTestApi } from '#testing/test-api';

const message = { name: 'Selin Aydemir', email: 'selin@ofis.example', message: 'Keşif rica ederim' };
const origin = { page: '/hizmetler', entry: '/en', referrer: 'www.google.com' };

test('a message of the form of the site counts by its page and by the first of the visit, and no other lead does', async () => {
  const { trpc, rest, db, services } = await startTestApi({ signedIn: true });
  const read = async () => {
    await services.visitCounter.flush();
    const rows = await db.tally.findMany({ orderBy: [{ kind: 'asc' }, { page: 'asc' }] });
    return rows.map(({ kind, page, detail, count }) => [kind, page, detail, count]);
  };
  // Spam, a message through the API, a call that somebody has entered.
  await trpc.contactForms.submit({ ...message, message: '[url=https://x.example]x[/url]', origin });
  expect((await rest.post('/contact-forms', message)).status).toBe(201);
  await trpc.leads.create({ name: 'Ali', phone: '0532 000 00 00', channel: 'phone' });
  expect(await db.contactForm.count()).toBe(3);
  expect(await read()).toEqual([]);
  await trpc.contactForms.submit({ ...message, message: 'Bir', origin });
  await trpc.contactForms.submit({ ...message, message: 'İki', origin: { page: '/hizmetler' } });
  await trpc.contactForms.submit({ ...message, message: 'Üç' });
  const counted = [
    ['form', '*', 'internal', 1],
    ['form', '/hizmetler', 'google', 1],
    ['form', '/hizmetler', 'internal', 1],
    ['from.form', '/', 'google', 1],
  ];
  expect(await read()).toEqual(counted);
});
