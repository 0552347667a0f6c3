import { pressExternalLink } from '../external-links';
import { expect, test } from '../fixtures';
import { list, send } from './lead-steps';
import { call, card, toast } from './steps';

test('a call is entered by hand: name and a way to answer are required, and it opens with its next step', async ({
  adminPage: page,
}) => {
  await page.goto(list);
  await page.getByRole('button', { name: 'Yeni Talep' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yeni Talep' });
  await dialog.getByLabel('Ad Soyad').fill('Telefonda Yazılan');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Telefon ya da e-posta gereklidir');
  await dialog.getByLabel('Telefon', { exact: true }).fill('0535 222 33 44');
  await dialog.getByLabel('Ne istiyor?').fill('Sigorta sürekli atıyor');
  await dialog.getByRole('button', { name: 'Yarın 09.00' }).click();
  await dialog.getByLabel('Ne yapılacak?').fill('Ara');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Telefonda Yazılan' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Sonraki adım' })).toContainText('Yarın 09.00 · Ara');
  const message = card(page, 'Telefonda Yazılan');
  await expect(message).toContainText('Sigorta sürekli atıyor');
  await expect(message).toContainText('E-posta bilinmiyor');
  await expect(message.getByRole('link', { name: /^E-posta/ })).toHaveCount(0);
  await page.goto(`${list}?channel=phone`);
  await expect(card(page, 'Telefonda Yazılan')).toBeVisible();
  await expect(card(page, 'Ayşe Tuna')).toHaveCount(0);
});

test('a technician is sent name, number and the last note over WhatsApp, which the timeline notes', async ({
  adminPage: page,
}) => {
  const id = await send(page, { name: 'Ustalık İş', phone: '0536 777 88 99' });
  for (const text of ['Eski not', 'Anahtar komşuda']) await call(page, 'POST', `/admin/leads/${id}/notes`, { text });
  await page.goto(`${list}/${id}`);
  await page.context().route('https://wa.me/**', (route) => route.abort());
  const share = page.getByRole('link', { name: 'Ustaya gönder' });
  const text = encodeURIComponent('Ustalık İş\n0536 777 88 99\nAnahtar komşuda');
  await expect(share).toHaveAttribute('href', `https://wa.me/?text=${text}`);
  await share.click();
  await expect(page.getByRole('list', { name: 'Geçmiş' })).toContainText('talebi ustaya gönderdi');
  await expect(page.getByText('Ulaşabildiniz mi?')).toBeHidden();
});

test('the dashboard shows what is to be done today, first what is due, and it is answered there', async ({
  adminPage: page,
}) => {
  const id = await send(page, { name: 'Panoda Gecikmiş' });
  const at = new Date(Date.now() - 400 * 86_400_000).toISOString();
  await call(page, 'PUT', `/admin/leads/${id}/next`, { at, note: 'Keşfe git' });
  await page.goto('/admin');
  const today = page.getByRole('region', { name: 'Bugün yapılacaklar' });
  const first = today.getByRole('listitem').first();
  await expect(first).toContainText('Panoda Gecikmiş');
  await expect(first).toContainText('Gecikti');
  await pressExternalLink(page, () => first.getByRole('link', { name: /^Ara/ }).click());
  await first.getByRole('button', { name: 'Ulaşamadım' }).click();
  await expect(toast(page, 'Ulaşılamadı olarak kaydedildi')).toBeVisible();
  // To be called again today or, in the evening, when the firm opens.
  await expect(
    today.getByRole('listitem').filter({ hasText: 'Panoda Gecikmiş' }).getByText('Gecikti', { exact: false }),
  ).toHaveCount(0);
  await call(page, 'DELETE', `/admin/contact-forms/${id}`);
});
