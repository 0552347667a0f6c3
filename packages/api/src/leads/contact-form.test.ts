import { expect, test } from 'vitest';
import { createClients } from '#testing/sign-in';
import { idOf, startTestApi } from '#testing/test-api';

const letter = { name: 'Selin Aydemir', email: 'selin@example.com', message: 'Keşif rica ediyorum.' };

test('a submission returns what was sent, unread whatever the body says', async () => {
  const { rest } = await startTestApi();
  const response = await rest.post('/contact-forms', {
    ...letter,
    name: ' Selin Aydemir ',
    phone: '0532 000 00 01',
    subject: ' ',
    read: true,
    createdAt: '2020-01-01T00:00:00.000Z',
    id: 99,
  });
  expect(response.status).toBe(201);
  expect(response.data).toEqual({
    ...letter,
    id: idOf(response),
    phone: '0532 000 00 01',
    subject: null,
    read: false,
    createdAt: expect.stringMatching(/^20(?!20-01-01).*Z$/),
  });
  expect(idOf(response)).not.toBe(99);
});

test.each([
  [{}, 'Adınızı yazın'],
  [{ ...letter, name: '  ' }, 'Adınızı yazın'],
  [{ name: 'a' }, 'E-posta adresinizi yazın'],
  [{ ...letter, email: null }, 'E-posta adresinizi yazın'],
  [{ name: 'a', email: 'a@b.example', message: ' ' }, 'Mesajınızı yazın'],
  [{ ...letter, message: 'a'.repeat(5001) }, 'Bu alan en fazla 5000 karakter olabilir'],
  [{ ...letter, phone: '1'.repeat(41) }, 'Bu alan en fazla 40 karakter olabilir'],
  [{ ...letter, name: 'a\u0000' }, 'Bu alanda kullanılamayan karakterler var'],
  [{ ...letter, subject: 'a'.repeat(301) }, 'Bu alan en fazla 300 karakter olabilir'],
])('sending %j is rejected: %s', async (body, message) => {
  const { rest, db } = await startTestApi();
  const response = await rest.post('/contact-forms', body);
  expect(response.status).toBe(400);
  expect(response.body).toEqual({ error: message, message });
  expect(await db.contactForm.count()).toBe(0);
});

test.each([
  ...[
    'selin',
    'selin@',
    '@example.com',
    'a@b',
    'a b@example.com',
    'a@exa mple.com',
    'a@example..com',
    'a@-example.com',
  ],
  ...['a@example.com,b@example.com', 'a@example.com;b@example.com', 'a@example.com b@example.com', 'a@b@example.com'],
  ...[
    'a@example.com\r\nBcc: b@example.com',
    'a\n@example.com',
    '<a@example.com>',
    'Selin <a@example.com>',
    '"a b"@x.com',
  ],
])('%j is no e-mail address', async (email) => {
  const { rest, db } = await startTestApi();
  const response = await rest.post('/contact-forms', { ...letter, email });
  expect([response.status, response.error]).toEqual([400, 'Geçerli bir e-posta adresi giriniz']);
  expect(await db.contactForm.count()).toBe(0);
});

test.each(['selin.aydemir+site@alt.example.com.tr', 'ÇAĞRI@örnek.com.tr', "o'neil@x-y.example", 'a_b@1.example'])(
  '%s is an e-mail address',
  async (email) => {
    const { rest } = await startTestApi();
    expect((await rest.post('/contact-forms', { ...letter, email })).data).toMatchObject({ email });
  },
);

test('a line break in name or subject becomes a space, in the message it stays', async () => {
  const { rest } = await startTestApi();
  const response = await rest.post('/contact-forms', {
    ...letter,
    name: 'Selin\r\nBcc: x@example.com',
    subject: 'Teklif\nİsteği',
    message: 'bir\niki',
  });
  expect(response.data).toMatchObject({
    name: 'Selin Bcc: x@example.com',
    subject: 'Teklif İsteği',
    message: 'bir\niki',
  });
});

test('beyond the limit an address has to wait, whatever e-mail it names and through whichever transport it comes', async () => {
  const { rest, trpc, db } = await startTestApi({ limits: { login: 20, contact: 3 } });
  const responses = await Promise.all(
    Array.from({ length: 6 }, (_, i) =>
      rest.send(
        'POST',
        '/contact-forms',
        { ...letter, email: `a${i}@x.example` },
        { 'x-forwarded-for': `10.0.0.${i}` },
      ),
    ),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 429, 429, 429]);
  const rejected = responses.find(({ status }) => status === 429);
  expect(Number(rejected?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(rejected?.error).toMatch(/^Kısa sürede çok sayıda mesaj gönderdiniz\. Lütfen \d+ dakika sonra/);
  await expect(trpc.contactForms.submit(letter)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  expect(await db.contactForm.count()).toBe(3);
});

test('the addresses of one IPv6 network together send no more messages than one address may', async () => {
  const api = await startTestApi({ limits: { login: 20, contact: 3 } });
  const send = (address: string) => createClients(api).client({ address }).contactForms.submit(letter);
  for (const end of [':1', ':2', 'a:b:c:d']) await send(`2001:db8:1:2:${end}`);
  await expect(send('2001:db8:1:2::9')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await send('2001:db8:1:3::1');
  expect(await api.db.contactForm.count()).toBe(4);
});

test('a message counts before it is read, so rejected ones count too', async () => {
  const { rest, trpc, db } = await startTestApi({ limits: { login: 20, contact: 3 } });
  expect((await rest.post('/contact-forms', {})).status).toBe(400);
  await expect(trpc.contactForms.submit({ ...letter, email: 'selin' })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  expect((await rest.post('/contact-forms', letter)).status).toBe(201);
  expect((await rest.post('/contact-forms', {})).status).toBe(429);
  await expect(trpc.contactForms.submit({ ...letter, email: 'selin' })).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
  });
  expect(await db.contactForm.count()).toBe(1);
});

test('the form of the site rejects a number that nobody can call; other senders write what they want', async () => {
  const { rest, trpc, db } = await startTestApi();
  const mistyped = { ...letter, phone: '0532 12' };
  for (const name of ['honeypot', 'website']) {
    const sent = trpc.contactForms.submit({ ...mistyped, [name]: '' });
    await expect(sent).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  }
  await trpc.contactForms.submit({ ...mistyped, phone: '0532 123 45 67', honeypot: '' });
  expect((await rest.post('/contact-forms', mistyped)).status).toBe(201);
  expect(await db.contactForm.count()).toBe(2);
});

test('the form of the site learns nothing but the id and a ticket', async () => {
  const { trpc, db } = await startTestApi();
  const response = await trpc.contactForms.submit({ ...letter, honeypot: '', elapsedMs: 1500 });
  expect(response).toEqual({ id: expect.any(Number), ticket: expect.any(String) });
  const { id } = response;
  expect(await db.contactForm.findUniqueOrThrow({ where: { id } })).toMatchObject({ ...letter, read: false });
});

test.each([
  { honeypot: 'x', elapsedMs: 1499 },
  { website: 'https://spam.example', elapsedMs: -5 },
])('a program that leaves %j is told of success while nothing is stored', async (traces) => {
  const { trpc, db } = await startTestApi();
  expect(await trpc.contactForms.submit({ ...letter, ...traces })).toEqual({ id: 0, ticket: expect.any(String) });
  expect(await db.contactForm.count()).toBe(0);
});

test('only the back office reads messages: newest first, filtered and searched', async () => {
  const { rest, trpc, db } = await startTestApi({ signedIn: true });
  for (const [name, createdAt] of [
    ['Eski', '2026-01-01T10:00:00Z'],
    ['Şule', '2026-03-01T10:00:00Z'],
    ['Ortanca', '2026-02-01T10:00:00Z'],
  ] as const) {
    const { id } = await trpc.contactForms.submit({ ...letter, name });
    await db.contactForm.update({ where: { id }, data: { createdAt, read: name === 'Eski' } });
  }
  const names = (response: { data: unknown }) => (response.data as { name: string }[]).map(({ name }) => name);
  expect(names(await rest.get('/admin/contact-forms'))).toEqual(['Şule', 'Ortanca', 'Eski']);
  expect((await rest.get('/admin/contact-forms?limit=1&offset=0')).meta).toEqual({ total: 3, limit: 1, offset: 0 });
  expect(names(await rest.get('/admin/contact-forms?read=false&sort=createdAt'))).toEqual(['Ortanca', 'Şule']);
  expect(names(await rest.get('/admin/contact-forms?q=SULE'))).toEqual(['Şule']);
  expect((await trpc.contactForms.list({ read: true })).items.map(({ name }) => name)).toEqual(['Eski']);
  expect(await trpc.contactForms.unreadCount()).toEqual({ count: 2 });
  for (const path of ['/contact-forms', '/contact-forms/1']) expect((await rest.get(path)).status).not.toBe(200);
});

test('without a token nobody reads, marks or deletes', async () => {
  const { rest, trpc } = await startTestApi();
  await rest.post('/contact-forms', letter);
  expect((await rest.get('/admin/contact-forms')).status).toBe(401);
  expect((await rest.put('/admin/contact-forms/1/read')).status).toBe(401);
  expect((await rest.delete('/admin/contact-forms/1')).status).toBe(401);
  await expect(trpc.contactForms.list({})).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  await expect(trpc.contactForms.bulkRemove({ ids: [1] })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('a message is marked as read, once and for all; what has the mark already stays as it is', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const id = idOf(await rest.post('/contact-forms', letter));
  expect(await trpc.contactForms.unreadCount()).toEqual({ count: 1 });
  for (let i = 0; i < 2; i++) {
    const response = await rest.put(`/admin/contact-forms/${id}/read`);
    expect([response.status, response.data]).toMatchObject([200, { id, read: true }]);
  }
  const missing = await rest.put('/admin/contact-forms/999/read');
  expect([missing.status, missing.error]).toEqual([404, 'Mesaj bulunamadı']);
  expect((await rest.put(`/admin/contact-forms/${id}/unread`)).status).toBe(404);
  expect((await trpc.contactForms.markRead({ id })).version).toBe(2);
  expect(await trpc.contactForms.unreadCount()).toEqual({ count: 0 });
});

test('several messages are marked and deleted at once', async () => {
  const { rest, trpc } = await startTestApi({ signedIn: true });
  const ids: number[] = [];
  for (let i = 0; i < 3; i++) ids.push(idOf(await rest.post('/contact-forms', letter)));
  const [first = 0, second = 0] = ids;
  expect(await trpc.contactForms.bulkMarkRead({ ids: [first, second, 999] })).toEqual({ count: 2 });
  expect(await trpc.contactForms.unreadCount()).toEqual({ count: 1 });
  expect(await trpc.contactForms.bulkRemove({ ids: [first, second] })).toMatchObject({ count: 2 });
  expect((await rest.delete(`/admin/contact-forms/${ids[2]}`)).body).toEqual({ data: { id: ids[2] } });
  expect((await rest.delete(`/admin/contact-forms/${ids[2]}`)).status).toBe(404);
  expect((await trpc.contactForms.list({})).total).toBe(0);
  const tooMany = Array.from({ length: 201 }, (_, i) => i + 1);
  await expect(trpc.contactForms.bulkRemove({ ids: tooMany })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});
