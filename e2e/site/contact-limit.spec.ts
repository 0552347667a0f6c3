import type { Page } from '@playwright/test';
import { useServer } from '../fixtures';
import { expect, openContactForm, test } from './site-test';

useServer({ serverEnv: { CONTACT_LIMIT: '1' } });

const typed = { name: 'Şirin Öğüt', email: 'sirin@ogut.example', message: 'Bir soru daha' };

/** Sends the form of the page, and expects an error in these words and the typed values unchanged. */
async function expectError(page: Page, words: RegExp): Promise<void> {
  const form = page.locator('#contact form');
  for (const [name, value] of Object.entries(typed)) await form.locator(`[name="${name}"]`).fill(value);
  const [response] = await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    form.locator('button[type="submit"]').click(),
  ]);
  expect(response.status()).toBe(429);
  await expect(form.getByRole('alert')).toHaveText(words);
  for (const [name, value] of Object.entries(typed)) await expect(form.locator(`[name="${name}"]`)).toHaveValue(value);
}

test('too many messages are rejected with a friendly text, with and without JavaScript, and no typed text is lost', async ({
  page,
  blank,
  site,
  request,
  api,
}) => {
  expect((await request.post('/api/v1/contact-forms', { data: typed })).status()).toBe(201);
  const before = (await api.list('/admin/contact-forms?limit=50')).length;
  await openContactForm(page, '/');
  await expectError(page, /^Kısa sürede çok sayıda mesaj .*dakika/);
  await blank.goto(`${site.url}/en`);
  await expectError(blank, /^You have sent many messages .*minutes/);
  expect(await api.list('/admin/contact-forms?limit=50')).toHaveLength(before);
});
