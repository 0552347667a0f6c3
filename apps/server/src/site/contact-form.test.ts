import { openPage } from '@pano/web/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startSite } from '#testing/start-site';

const typed = { name: 'Şirin "Öğüt" <b>', email: 'sirin@ogut', message: 'Keşif & teklif </textarea>', phone: '' };

async function start(settings: Record<string, string> = {}) {
  const { url, services } = await startSite(settings);
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({ subject: 'Diğer', website: '', ...fields });
    const response = await fetch(`${url}${path}`, { method: 'POST', body, redirect: 'manual' });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { url, services, post };
}

test('a rejected form comes back with what was typed, and with nothing of the home page and no program', async () => {
  const { services, post } = await start();
  await services.db.service.create({ data: { title: 'Pano İmalatı', description: 'Panolar' } });
  for (const [path, language, error, option] of [
    ['/contact', 'tr', 'Geçerli bir e-posta adresi giriniz', '<option selected="">Diğer</option>'],
    ['/en/contact', 'en', 'Please enter a valid e-mail address', '<option value="Diğer" selected="">Other</option>'],
  ] as const) {
    const { status, headers, text } = await post(path, typed);
    expect([status, headers.get('cache-control'), headers.get('content-language')]).toEqual([
      400,
      'no-store',
      language,
    ]);
    expect(text).toContain('value="Şirin &quot;Öğüt&quot; &lt;b&gt;"');
    expect(text).toContain('Keşif &amp; teklif &lt;/textarea&gt;</textarea>');
    expect(text).toContain(option);
    expect(text).toContain(error);
    expect(text).toContain(`action="${path}"`);
    for (const absent of ['Pano İmalatı', '<script', '"page-state"', '<!--']) expect(text).not.toContain(absent);
  }
});

test('forms count before they are read: beyond the limit also a wrong one gets 429, with what was typed', async () => {
  const { services, post } = await start({ CONTACT_LIMIT: '3' });
  const mistyped = { ...typed, email: 'sirin@ogut.example', phone: '123' };
  expect((await post('/contact', mistyped)).status).toBe(400);
  expect((await post('/contact', typed)).status).toBe(400);
  const sent = await post('/contact', { ...mistyped, phone: '' });
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/contact?sent#sent']);
  const limited = await post('/contact', mistyped);
  expect(limited.status).toBe(429);
  expect(limited.text).toContain('Keşif &amp; teklif');
  expect(limited.text).toMatch(/Kısa sürede çok sayıda mesaj .*dakika/);
  expect(await services.db.contactForm.count()).toBe(1);
});

test('what is no form counts as an empty one', async () => {
  const { url } = await start();
  for (const [type, body] of [
    ['multipart/form-data; boundary=x', 'no parts'],
    ['application/json', '{}'],
  ] as const) {
    const response = await fetch(`${url}/contact`, { method: 'POST', body, headers: { 'content-type': type } });
    expect([response.status, (await response.text()).includes('Adınızı yazın')]).toEqual([400, true]);
  }
});

test('a form counts as load: while the site has as many requests as it may, one gets 503 and may come again', async () => {
  let release = () => {};
  const barrier = new Promise<void>((resolve) => {
    release = resolve;
  });
  onTestFinished(() => release());
  const open = vi.fn<typeof openPage>(async (...args) => {
    await barrier;
    return openPage(...args);
  });
  const { url, services } = await startSite({ MAX_REQUESTS: '1' }, open);
  const send = () => {
    const body = new URLSearchParams({ ...typed, email: 'sirin@ogut.example', subject: '', website: '' });
    return fetch(`${url}/contact`, { method: 'POST', body, redirect: 'manual' });
  };
  const page = fetch(`${url}/articles`);
  await vi.waitUntil(() => open.mock.calls.length > 0, { timeout: 15_000 });
  const rejected = await send();
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5']);
  release();
  expect((await page).status).toBe(200);
  expect((await send()).status).toBe(303);
  expect(await services.db.contactForm.count()).toBe(1);
});
