import type { Page, Route } from '@playwright/test';
import { findViolations } from '../accessibility';
import { holdRequests } from '../fixtures';
import { type Api, expect, openContactForm, test } from './site-test';

const words = {
  '/': {
    name: 'Ad Soyad',
    email: 'E-posta',
    phone: 'Telefon',
    subject: 'Konu',
    message: 'Mesaj',
    send: 'Gönder',
    sending: 'Gönderiliyor...',
    sent: 'Mesajınız başarıyla gönderildi!',
    failed: 'Bir hata oluştu. Lütfen tekrar deneyin.',
    subjects: [
      'Konu seçiniz',
      'Teklif İsteği',
      'Genel Bilgi',
      'Teknik Destek',
      'Proje Danışmanlığı',
      'Bakım ve Onarım',
      'Ürün Bilgisi',
      'Diğer',
    ],
  },
  '/en': {
    name: 'Full name',
    email: 'E-mail',
    phone: 'Phone',
    subject: 'Subject',
    message: 'Message',
    send: 'Send',
    sending: 'Sending...',
    sent: 'Your message has been sent!',
    failed: 'Something went wrong. Please try again.',
    subjects: [
      'Choose a subject',
      'Quote request',
      'General information',
      'Technical support',
      'Project consulting',
      'Maintenance and repair',
      'Product information',
      'Other',
    ],
  },
};
type Words = (typeof words)['/'];

const submissions = /\/trpc\/contactForms\.submit/;
const typed = {
  name: 'Şirin Öğüt',
  email: 'sirin@ogut.example',
  phone: '0224 000 00 00',
  message: 'Pano <b>yenileme</b>',
};

// The phone test runs in one language: what it adds is the same in both.
for (const { path, on } of [
  { path: '/', on: ' @phone' },
  { path: '/en', on: '' },
] as const) {
  const text = words[path];
  test(`${path}: a message is checked, not lost when the server rejects it or the connection fails, sent once and stored; the form is empty afterwards${on}`, async ({
    page,
    api,
    watch,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openContactForm(page, path);
    const form = formOf(page, text);
    await expect(form.subject.locator('option')).toHaveText(text.subjects);

    await form.button.click();
    await expect(form.name).toHaveAttribute('aria-invalid', 'true');
    await expect(form.name).toBeFocused();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(form.message).toHaveAttribute('aria-invalid', 'true');
    await expect(form.phone).not.toHaveAttribute('aria-invalid', 'true');
    expect(await findViolations(page)).toEqual([]);
    await form.name.fill(typed.name);
    await expect(form.name).not.toHaveAttribute('aria-invalid', 'true');
    await form.phone.fill(typed.phone);
    await form.message.fill(typed.message);
    await form.email.fill('sirin@ogut');
    await form.button.click();
    await expect(form.email).toHaveAttribute('aria-invalid', 'true');
    await expect(form.email).toBeFocused();
    expect(watch.dataRequests).toEqual([]);

    await form.email.fill(typed.email);
    await form.subject.selectOption(text.subjects[1] ?? '');
    for (const { response, says } of failures(text.failed)) {
      await page.route(submissions, response);
      await form.button.click();
      await expect(page.getByRole('alert').filter({ hasText: says })).toBeVisible();
      await expect(form.button).toBeEnabled();
      await keepsValues(form);
      await page.unroute(submissions);
    }
    await page.context().setOffline(true);
    await form.button.click();
    await expect(page.getByRole('alert').filter({ hasText: text.failed })).toBeVisible();
    await expect(form.button).toBeEnabled();
    await keepsValues(form);
    await page.context().setOffline(false);
    watch.dataRequests.length = 0;

    const release = await holdRequests(page, submissions);
    await form.button.click();
    const busy = page.getByRole('button', { name: text.sending });
    await expect(busy).toBeVisible();
    await expect(busy).toBeDisabled();
    await busy.click({ force: true });
    release();
    await expect(page.getByRole('status').filter({ hasText: text.sent }).first()).toBeVisible();
    await expect(form.button).toBeEnabled();
    for (const field of [form.name, form.email, form.phone, form.subject, form.message]) {
      await expect(field).toHaveValue('');
    }
    expect(watch.dataRequests.filter((url) => submissions.test(url))).toHaveLength(1);
    await storedExactly(api, { ...typed, subject: 'Teklif İsteği' });
  });
}

test('a message that the browser filled in at once is sent when enough time has passed; one with a filled honeypot is acknowledged and waits among the suspicious ones', async ({
  page,
  api,
}) => {
  await openContactForm(page, '/');
  const form = formOf(page, words['/']);
  await fill(form);
  const request = page.waitForRequest(submissions);
  await form.button.click();
  const body: Record<string, { elapsedMs: number }> = (await request).postDataJSON();
  // The server takes a form filled in within less than 1500 ms for spam.
  expect(body['0']?.elapsedMs).toBeGreaterThan(1900);
  await expect(page.getByText(words['/'].sent)).toBeVisible();
  await storedExactly(api, typed);

  await expect(form.name).toHaveValue('');
  await fill(form);
  const honeypot = page.locator('#contact form [aria-hidden] input');
  await expect(honeypot).toHaveAttribute('tabindex', '-1');
  await expect(honeypot).toHaveAttribute('autocomplete', 'off');
  await honeypot.evaluate((input: HTMLInputElement) => {
    input.value = 'https://spam.example';
  });
  const response = page.waitForResponse(submissions);
  await form.button.click();
  expect((await response).status()).toBe(200);
  await expect(form.name).toHaveValue('');
  const [suspicious] = await api.list('/admin/leads?stage=spam&limit=1');
  expect(suspicious).toMatchObject({ ...typed, suspicion: ['honeypot'], mail: null, read: false });
  await storedExactly(api, typed);
});

test('the privacy notice is linked, and no checkbox is required', async ({ read }) => {
  const { page } = await read('/');
  const form = page.locator('#contact form');
  await expect(form.getByRole('link', { name: 'Aydınlatma Metni' })).toHaveAttribute('href', '/sayfa/aydinlatma-metni');
  await expect(form.locator('input[type="checkbox"]')).toHaveCount(0);
});

/** Failures to deliver a message, and the texts that the visitor reads. */
const failures = (failed: string) => [
  { response: (route: Route) => route.abort(), says: failed },
  { response: (route: Route) => route.fulfill({ status: 500, body: 'broken' }), says: failed },
  { response: (route: Route) => route.fulfill({ status: 429, json: [{ error: tooMany }] }), says: tooMany.message },
];

const message = 'Çok fazla mesaj gönderdiniz.';
const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, kind: 'tooMany', text: message, fields: {} };
const tooMany = { message, code: -32029, data };

function formOf(page: Page, text: Words) {
  const form = page.locator('#contact form');
  return {
    name: form.getByLabel(text.name, { exact: true }),
    email: form.getByLabel(text.email, { exact: true }),
    phone: form.getByLabel(text.phone, { exact: true }),
    subject: form.getByLabel(text.subject, { exact: true }),
    message: form.getByLabel(text.message, { exact: true }),
    button: form.getByRole('button', { name: text.send, exact: true }),
  };
}
type Form = ReturnType<typeof formOf>;

async function fill(form: Form): Promise<void> {
  await form.name.fill(typed.name);
  await form.email.fill(typed.email);
  await form.phone.fill(typed.phone);
  await form.message.fill(typed.message);
}

async function keepsValues(form: Form): Promise<void> {
  await expect(form.name).toHaveValue(typed.name);
  await expect(form.email).toHaveValue(typed.email);
  await expect(form.phone).toHaveValue(typed.phone);
  await expect(form.message).toHaveValue(typed.message);
}

/** Checks that the newest message is the one sent, and deletes it. */
async function storedExactly(api: Api, message: Record<string, string>): Promise<void> {
  const [newest] = await api.list('/admin/contact-forms?limit=1');
  expect(newest).toMatchObject(message);
  await api.remove(`/admin/contact-forms/${newest?.id}`);
}
