import { expect, openContactForm, test } from './site-test';

test.use({ serverEnv: { CONTACT_LIMIT: '1' } });

const texts = [
  {
    path: '/',
    send: 'Gönder',
    sent: 'Mesajınız başarıyla gönderildi!',
    refused: /^Kısa sürede çok sayıda mesaj .*dakika/,
  },
  { path: '/en', send: 'Send', sent: 'Your message has been sent!', refused: /^You have sent many messages .*minutes/ },
] as const;

test('too many messages are refused in friendly words, by script and without it, and nothing typed is lost', async ({
  page,
  browser,
  site,
  api,
}) => {
  const before = (await api.list('/admin/contact-forms?limit=50')).length;
  const typed = { name: 'Şirin Öğüt', email: 'sirin@ogut.example', message: 'Bir soru daha' };
  await openContactForm(page, texts[0].path);
  const form = page.locator('#contact form');
  const fill = async () => {
    for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
  };
  const kept = async (of = form) => {
    for (const [name, value] of Object.entries(typed)) await expect(of.locator(`[name="${name}"]`)).toHaveValue(value);
  };
  await fill();
  await form.getByRole('button', { name: texts[0].send, exact: true }).click();
  await expect(page.getByText(texts[0].sent)).toBeVisible();
  for (const { path, send, refused } of texts) {
    await openContactForm(page, path);
    await fill();
    const answer = page.waitForResponse(/contactForms\.submit/);
    await form.getByRole('button', { name: send, exact: true }).click();
    expect((await answer).status()).toBe(429);
    await expect(form.getByRole('alert')).toHaveText(refused);
    await kept();
  }
  const plain = await browser.newContext({ javaScriptEnabled: false, locale: 'tr-TR', baseURL: site.url });
  const bare = await plain.newPage();
  await bare.goto('/');
  const bareForm = bare.locator('#contact form');
  for (const [name, value] of Object.entries(typed)) await bareForm.locator(`[name="${name}"]`).fill(value);
  const [answer] = await Promise.all([
    bare.waitForResponse((response) => response.request().method() === 'POST'),
    bareForm.locator('button[type="submit"]').click(),
  ]);
  expect(answer.status()).toBe(429);
  await expect(bareForm.getByRole('alert')).toHaveText(texts[0].refused);
  await kept(bareForm);
  await plain.close();
  expect(await api.list('/admin/contact-forms?limit=50')).toHaveLength(before + 1);
});
