import type { Page } from '@playwright/test';
import { watchProblems } from '../accessibility';
import { expect, test } from '../fixtures';
import { card } from './steps';

test.describe.configure({ mode: 'default' });

const list = '/admin/contact-forms';
const menuItem = (page: Page) => page.getByRole('navigation').getByRole('link', { name: 'İletişim Formları' });

type Message = { name: string; message?: string; phone?: string; subject?: string; email?: string };

/** A visitor writes to the company. */
async function send(page: Page, message: Message): Promise<void> {
  const data = { email: 'ziyaretci@example.com', message: 'Merhaba', ...message };
  expect((await page.request.post('/api/v1/contact-forms', { data })).status()).toBe(201);
}

test('a message sent on the site arrives unread, with everything the visitor typed @journey', async ({
  adminPage: page,
}) => {
  await page.goto('/contact');
  await page.getByLabel('Ad Soyad').fill('Ece Yıldız');
  await page.getByLabel('E-posta').fill('ece@example.com');
  await page.getByLabel('Telefon').fill('0532 111 22 33');
  await page.getByLabel('Konu').selectOption('Bakım ve Onarım');
  await page.getByLabel('Mesaj').fill('Birinci satır\nİkinci satır');
  // A form that is sent at once counts as spam.
  await page.waitForFunction(() => performance.now() > 3000);
  await page.getByRole('button', { name: 'Gönder' }).click();
  await expect(page.getByText('Mesajınız başarıyla gönderildi!')).toBeVisible();

  await page.goto(list);
  await expect(page.getByText(/^Yeni mesajlar e-postayla bildirilmiyor/)).toBeVisible();
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Ece Yıldız');
  const message = card(page, 'Ece Yıldız');
  await expect(message).toContainText('Okunmadı');
  await expect(message).toContainText('Bakım ve Onarım');
  await expect(message).toContainText('Birinci satır\nİkinci satır');
  await expect(message.locator('time')).toHaveText(/^\d\d\.\d\d\.\d{4} \d\d:\d\d$/);
  await expect(message.getByRole('link', { name: 'ece@example.com' })).toHaveAttribute(
    'href',
    'mailto:ece@example.com?subject=Yan%C4%B1t%3A%20Bak%C4%B1m%20ve%20Onar%C4%B1m',
  );
  await expect(message.getByRole('link', { name: '0532 111 22 33' })).toHaveAttribute('href', 'tel:+905321112233');
  await expect(message.getByRole('link', { name: 'WhatsApp ile yanıtla' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/905321112233\?text=Merhaba%20Ece%20Y%C4%B1ld%C4%B1z/,
  );
});

test('only unread messages can be marked as read, which changes the number in the menu at once', async ({
  adminPage: page,
}) => {
  await send(page, { name: 'Okunacak Kişi' });
  await page.goto(list);
  const message = card(page, 'Okunacak Kişi');
  const unread = menuItem(page).getByText(/^\d+ okunmamış$/);
  const before = Number.parseInt((await unread.textContent()) ?? '', 10);

  await message.getByRole('button', { name: 'Okundu İşaretle' }).click();
  await expect(message.getByRole('button', { name: 'Okundu İşaretle' })).toBeHidden();
  await expect(message).not.toContainText('Okunmadı');
  await expect(message.getByRole('heading')).toBeFocused();
  // The two unread samples and this one.
  expect(before).toBeGreaterThan(2);
  await expect(unread).toHaveText(`${before - 1} okunmamış`);
  await expect(card(page, 'Ayşe Tuna').getByRole('button', { name: 'Okundu İşaretle' })).toHaveCount(0);
  await expect(card(page, 'Ayşe Tuna').getByText('Örnek', { exact: true })).toBeVisible();

  await page.reload();
  await expect(message).toBeVisible();
  await expect(message).not.toContainText('Okunmadı');
  await expect(message.getByRole('button', { name: /işaretle/i })).toHaveCount(0);
});

test('with the filter for unread ones a read message leaves the list and the focus stays in the screen', async ({
  adminPage: page,
}) => {
  await send(page, { name: 'Süzülen Kişi' });
  await page.goto(`${list}?read=false`);
  await card(page, 'Süzülen Kişi').getByRole('button', { name: 'Okundu İşaretle' }).click();
  await expect(card(page, 'Süzülen Kişi')).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('what a visitor typed is text: no markup takes effect, no address adds recipients', async ({
  adminPage: page,
}) => {
  const problems = watchProblems(page);
  const hostile = '<img src=x onerror="window.hacked=1"><b>kalın</b>';
  await send(page, {
    name: '<script>window.hacked=1</script>',
    subject: '<i>konu</i>',
    message: hostile,
    phone: 'javascript:alert(1)',
    email: 'a?bcc=x&subject=y@example.com',
  });
  await page.goto(list);
  const message = card(page, '<script>window.hacked=1</script>');
  await expect(message).toContainText(hostile);
  await expect(message).toContainText('<i>konu</i>');
  await expect(message.locator('img, b, i, script')).toHaveCount(0);
  // The link to the message itself and the e-mail; the number cannot be dialled.
  await expect(message.getByRole('link')).toHaveCount(2);
  await expect(message.getByRole('link', { name: /^E-posta/ })).toHaveAttribute(
    'href',
    'mailto:a%3Fbcc%3Dx%26subject%3Dy@example.com?subject=Yan%C4%B1t%3A%20%3Ci%3Ekonu%3C%2Fi%3E',
  );
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(problems).toEqual([]);
});

test('the inbox is searched and filtered, and its state survives a reload', async ({ adminPage: page }) => {
  await page.goto(list);
  await page.getByRole('searchbox', { name: 'Ara' }).fill('INEGOL');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Kerem Özşahin')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Ara' })).toHaveValue('INEGOL');
  await expect(page.getByRole('article')).toHaveCount(1);

  await page.getByRole('button', { name: 'Aramayı temizle' }).click();
  await page.getByRole('radio', { name: 'Okunmuş', exact: true }).click();
  await expect(page).toHaveURL(`${list}?read=true`);
  await expect(card(page, 'Ayşe Tuna')).toBeVisible();
  await expect(page.getByText('Okunmadı', { exact: true })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Okunmamış', exact: true }).click();
  await expect(card(page, 'Murat Kavak')).toBeVisible();
  await expect(card(page, 'Ayşe Tuna')).toHaveCount(0);
});

test('a filter chosen at the moment in which a search ends does not undo the search', async ({ adminPage: page }) => {
  await page.goto(`${list}?q=INEGOL`);
  await expect(page.getByRole('article')).toHaveCount(1);
  const read = page.getByRole('radio', { name: 'Okunmuş', exact: true });
  // As soon as the URL has changed, before anything is rendered.
  await read.evaluate((radio) => {
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...state) => {
      history.replaceState = replaceState;
      replaceState(...state);
      queueMicrotask(() => radio instanceof HTMLElement && radio.click());
    };
  });
  await page.getByRole('button', { name: 'Aramayı temizle' }).click();
  await expect(page).toHaveURL(`${list}?read=true`);
  await expect(card(page, 'Ayşe Tuna')).toBeVisible();
});

test('a page of the inbox has fifty messages', async ({ adminPage: page }) => {
  for (let index = 1; index <= 51; index++) await send(page, { name: `Toplu ${index}`, message: 'sayfalama denemesi' });
  await page.goto(`${list}?q=sayfalama`);
  await expect(page.getByRole('article')).toHaveCount(50);
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText('Toplu 51');
  await page.getByRole('button', { name: 'Sonraki sayfa' }).click();
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card(page, 'Toplu 1')).toBeVisible();
});

test('several messages are marked as read and deleted at once', async ({ adminPage: page }) => {
  for (const name of ['Toptan Bir', 'Toptan İki']) await send(page, { name, message: 'toptan işlem' });
  await page.goto(`${list}?q=toptan`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Seç: Toptan Bir' }).click();
  await page.getByRole('button', { name: 'Tümünü seç' }).click();
  await page.getByRole('region', { name: 'Seçili kayıtlar' }).getByRole('button', { name: 'Okundu işaretle' }).click();
  await expect(page.getByText('2 kayıt güncellendi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Okundu İşaretle' })).toHaveCount(0);

  await page.getByRole('checkbox', { name: 'Seç: Toptan Bir' }).click();
  await page.getByRole('button', { name: 'Tümünü seç' }).click();
  await page.getByRole('button', { name: 'Seçilenleri sil' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Seçilen 2 kaydı silmek istediğinize emin misiniz?');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('2 kayıt silindi')).toBeVisible();
  await expect(page.getByText('Aramanızla eşleşen kayıt yok.')).toBeVisible();
});

test('a message is deleted only after a confirmation', async ({ adminPage: page }) => {
  await send(page, { name: 'Silinecek Kişi' });
  await page.goto(list);
  const message = card(page, 'Silinecek Kişi');
  await message.getByRole('button', { name: 'Sil' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Bu iletişim formunu silmek istediğinize emin misiniz?');
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(message).toBeVisible();
  await message.getByRole('button', { name: 'Sil' }).click();
  await dialog.getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('İletişim formu silindi')).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('a message can be deleted for good, past the trash', async ({ adminPage: page }) => {
  await send(page, { name: 'Kalıcı Silinecek' });
  await page.goto(list);
  const message = card(page, 'Kalıcı Silinecek');
  const question = page.getByRole('alertdialog');
  const forGood = question.getByRole('checkbox', { name: /^Kalıcı sil/ });
  await message.getByRole('button', { name: 'Sil' }).click();
  await forGood.click();
  await question.getByRole('button', { name: 'İptal' }).click();
  // Every question begins with the trash.
  await message.getByRole('button', { name: 'Sil' }).click();
  await expect(forGood).not.toBeChecked();
  await forGood.click();
  const request = page.waitForRequest(/contactForms\.erase/);
  await question.getByRole('button', { name: 'Sil' }).click();
  await request;
  await expect(page.getByText('1 kayıt kalıcı olarak silindi')).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('a change that cannot be stored is reverted with a message', async ({ adminPage: page }) => {
  await send(page, { name: 'Bağlantısız Kişi' });
  await page.goto(list);
  await page.route(/contactForms\.markRead|leads\.remove/, (route) => route.abort());
  const message = card(page, 'Bağlantısız Kişi');
  await message.getByRole('button', { name: 'Okundu İşaretle' }).click();
  await expect(page.getByText('Okundu olarak işaretlenirken hata oluştu')).toBeVisible();
  await expect(message.getByRole('button', { name: 'Okundu İşaretle' })).toBeVisible();
  await message.getByRole('button', { name: 'Sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(page.getByText('İletişim formu silinirken hata oluştu')).toBeVisible();
  await expect(message).toBeVisible();
});

test('a message opened from the dashboard is the one that opens, whole, and deleting it names its writer', async ({
  adminPage: page,
}) => {
  const text = Array.from({ length: 40 }, (_, line) => `${line + 1}. satır`).join('\n');
  await send(page, { name: 'Panodan Açılan', message: text });
  await send(page, { name: 'Panodan Açılan', message: 'Daha yeni, aynı adla' });
  await page.goto('/admin');
  await page.getByRole('link', { name: /Panodan Açılan.*1\. satır/ }).click();
  await expect(page).toHaveURL(/\/admin\/contact-forms\/\d+$/);
  const message = card(page, 'Panodan Açılan');
  await expect(message).toHaveCount(1);
  await expect(message.getByText('40. satır')).toBeVisible();
  await message.getByRole('button', { name: 'Sil', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Panodan Açılan');
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(page).toHaveURL(list);
  await expect(card(page, 'Panodan Açılan')).toHaveCount(1);
  await expect(card(page, 'Panodan Açılan')).toContainText('Daha yeni, aynı adla');
});
