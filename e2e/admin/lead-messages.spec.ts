import type { Page } from '@playwright/test';
import { expect, signedIn, test } from '../fixtures';
import { list, send, stage } from './lead-steps';
import { call, card, openAsColleague, prove, toast } from './steps';

const templates = '/admin/contact-forms/templates';
// They are one setting, so these tests have a server of their own and run one after the other.
test.use({ serverEnv: { CONTACT_LIMIT: '34' } });
test.describe.configure({ mode: 'serial' });

test('a lead is answered with a ready message, which says its name and is noted @phone', async ({
  adminPage: page,
}) => {
  const id = await send(page, { name: 'Hazır Yanıtlanan', phone: '0532 700 00 01' });
  await page.goto(`${list}/${id}`);
  await page.getByRole('button', { name: 'Hazır mesaj' }).click();
  const dialog = page.getByRole('dialog', { name: 'Hazır mesajlar' });
  const first = dialog.getByRole('listitem').filter({ hasText: 'İlk yanıt' });
  await expect(first).toContainText(
    'Merhaba Hazır Yanıtlanan, mesajınızı aldık; bugün içinde sizi arayacağız. Örnek Elektrik',
  );
  // The sample company has no page for reviews.
  await expect(dialog.getByText('Yorum ricası')).toHaveCount(0);
  const mail = first.getByRole('link', { name: /^E-posta/ });
  await expect(mail).toHaveAttribute('href', /^mailto:talep@example\.com\?subject=.+&body=Merhaba%20Haz%C4%B1r/);
  await page.context().route('https://wa.me/**', (route) => route.abort());
  const whatsapp = first.getByRole('link', { name: /WhatsApp/ });
  const text = encodeURIComponent(
    'Merhaba Hazır Yanıtlanan, mesajınızı aldık; bugün içinde sizi arayacağız. Örnek Elektrik',
  );
  await expect(whatsapp).toHaveAttribute('href', `https://wa.me/905327000001?text=${text}`);
  await whatsapp.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Geçmiş' })).toContainText('WhatsApp’tan yazdı');
  await page.getByRole('group', { name: 'Ulaşabildiniz mi?' }).getByRole('button', { name: 'Evet, görüşüldü' }).click();
  await expect(stage(page)).toHaveValue('contacted');
});

test('ready messages are edited; an unknown mark is named, and nothing typed is lost to somebody who was faster', async ({
  adminPage: page,
  browser,
}) => {
  const id = await send(page, { name: 'Mesaj Denemesi' });
  await page.goto(`${list}/${id}`);
  await page.getByRole('button', { name: 'Hazır mesaj' }).click();
  await page.getByRole('link', { name: 'Mesajları düzenle' }).click();
  await expect(page).toHaveURL(templates);
  await expect(page.getByRole('group', { name: '6. mesaj' })).toBeVisible();
  const other = await openAsColleague(browser, page.url());

  await page.getByRole('button', { name: 'Mesaj ekle' }).click();
  const added = page.getByRole('group', { name: '7. mesaj' });
  await added.getByLabel('Adı').fill('Randevu');
  await added.getByLabel('Metni').fill('Merhaba {isim}, yarın geliyoruz.');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(added.getByRole('alert')).toContainText('Bilinmeyen işaret: {isim}');
  await added.getByLabel('Metni').fill('Merhaba {ad}, yarın geliyoruz. {firma}');

  await other.getByRole('button', { name: '6. mesajı sil' }).click();
  await other.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast(other, 'Hazır mesajlar kaydedildi')).toBeVisible();
  await other.context().close();

  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Hazır mesajlar siz yazarken değiştirildi.')).toBeVisible();
  await expect(added.getByLabel('Adı')).toHaveValue('Randevu');
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast(page, 'Hazır mesajlar kaydedildi')).toBeVisible();

  await page.goto(`${list}/${id}`);
  await page.getByRole('button', { name: 'Hazır mesaj' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Randevu' })).toContainText(
    'Merhaba Mesaj Denemesi, yarın geliyoruz. Örnek Elektrik',
  );
});

test('several leads are moved at once, lost ones with one reason, and given to a person', async ({
  adminPage: page,
}) => {
  const names = ['Toplu Bir', 'Toplu İki'];
  for (const name of names) await send(page, { name });
  await page.goto(`${list}?q=Toplu`);
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(name) }).check();
  const bar = page.getByRole('region', { name: 'Seçili kayıtlar' });
  await bar.getByRole('button', { name: 'Aşamayı değiştir' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Aşama').selectOption('lost');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Nedeni seçin');
  await dialog.getByLabel('Neden').selectOption('Bölge dışı');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toBeHidden();
  for (const name of names) await expect(stage(card(page, name))).toHaveValue('lost');
  await expect(bar).toBeHidden();
  const lost = JSON.parse(JSON.stringify(await call(page, 'GET', '/admin/leads?stage=lost&q=Toplu')));
  expect(lost.map(({ lostReason }: { lostReason: string }) => lostReason)).toEqual(['outOfArea', 'outOfArea']);
});

test('where two people work, a lead is given to one of them, and the list shows each their own', async ({
  adminPage: page,
}) => {
  const id = await send(page, { name: 'Elif’e Verilen' });
  await send(page, { name: 'Kimsesiz Talep' });
  await page.goto(`${list}/${id}`);
  await expect(stage(page)).toBeVisible();
  // Whoever works alone is not asked whose a lead is.
  await expect(page.getByLabel('İlgilenen')).toHaveCount(0);
  await addColleague(page, 'Elif Usta');
  await page.reload();
  await page.getByLabel('İlgilenen').selectOption('Elif Usta');
  await expect(page.getByRole('list', { name: 'Geçmiş' })).toContainText('talebi Elif Usta adlı kişiye verdi');

  await page.goto(list);
  await expect(card(page, 'Elif’e Verilen')).toContainText('İlgilenen: Elif Usta');
  await page.getByLabel('İlgilenen').selectOption('Elif Usta');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Elif’e Verilen')).toBeVisible();
  await page.getByLabel('İlgilenen').selectOption('Kimseye verilmemiş');
  await expect(card(page, 'Kimsesiz Talep')).toBeVisible();
  await expect(card(page, 'Elif’e Verilen')).toHaveCount(0);

  await page.getByRole('checkbox', { name: /Kimsesiz Talep/ }).check();
  await page.getByRole('region', { name: 'Seçili kayıtlar' }).getByRole('button', { name: 'Kişiye ver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kişiye ver' });
  await dialog.getByLabel('İlgilenen').selectOption('Elif Usta');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog).toBeHidden();
  await expect(card(page, 'Kimsesiz Talep')).toHaveCount(0);
  await page.getByLabel('İlgilenen').selectOption('Elif Usta');
  await expect(card(page, 'Kimsesiz Talep')).toBeVisible();
});

/** Somebody else who signs in to the same back office. */
async function addColleague(page: Page, name: string): Promise<void> {
  await prove(page);
  const headers = { authorization: `Bearer ${(await signedIn(page)).token}` };
  const data = { name, email: 'elif@ornekelektrik.example', role: 'editor' };
  const invited = await page.request.post('/trpc/people.invite', { headers, data });
  const { token } = (await invited.json()).result.data;
  const accepted = await page.request.post('/trpc/people.acceptInvitation', {
    data: { token, newPassword: 'üç mavi şalter 42' },
  });
  expect(accepted.ok()).toBe(true);
}
