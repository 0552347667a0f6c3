import { runSmtp } from '@pano/api/smtp-server';
import { expect, test } from '../fixtures';
import { menu, prove, toast } from './steps';

test('an owner sets up the notice of new messages alone: from the dashboard to the first mail', async ({
  adminPage: page,
}) => {
  const smtp = await runSmtp({ forScreen: true });
  await prove(page);
  await page.goto('/admin');
  await page.getByRole('link', { name: 'E-posta bildirimini aç' }).click();
  // Also from the menu, and its button stays in view as in every form.
  await expect(menu(page).getByRole('link', { name: 'E-posta bildirimi' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('button', { name: 'Kaydet', exact: true })).toBeInViewport();
  await expect(page.getByRole('heading', { level: 1, name: 'E-posta bildirimi' })).toBeVisible();

  // An address of a known provider fills in its server, and the user name is the address.
  await page.getByLabel('E-posta adresiniz').fill('usta@gmail.com');
  await expect(page.getByLabel('E-posta sağlayıcınız')).toHaveValue('gmail');
  await expect(page.getByLabel('Sunucu adresi')).toHaveValue('smtp.gmail.com');
  await expect(page.getByLabel('Kullanıcı adı')).toHaveValue('usta@gmail.com');
  await expect(page.getByText('uygulama şifresi')).toBeVisible();
  await page.getByLabel('E-posta sağlayıcınız').selectOption('Natro');
  await expect(page.getByLabel('Sunucu adresi')).toHaveValue('mail.kurumsaleposta.com');

  await page.getByLabel('E-posta sağlayıcınız').selectOption('Başka bir sağlayıcı');
  await page.getByLabel('Sunucu adresi').fill(smtp.host);
  await page.getByLabel('Port').fill(String(smtp.port));
  await page.getByLabel('Kullanıcı adı').fill('pano');
  await page.getByLabel('Şifre', { exact: true }).fill('yanlis');
  // Where messages go is saved by itself, before the server is right; both forms hold back who leaves.
  await page.getByLabel('Alıcılar').fill('usta@ornek.example');
  await page.getByRole('button', { name: 'Alıcıları kaydet' }).click();
  await expect(toast(page, 'Alıcılar kaydedildi')).toBeVisible();
  const tryOut = page.getByRole('button', { name: 'Deneme e-postası gönder' });
  await tryOut.click();
  await expect(page.getByRole('alert')).toContainText('Güvenli bağlantı kurulamadı.');
  await page.getByLabel('Güvenli bağlantı').selectOption({ index: 2 });
  await expect(page.getByText('Mesajlar ve şifreniz yolda okunabilir.')).toBeVisible();
  await tryOut.click();
  await expect(page.getByRole('alert')).toContainText('kullanıcı adını ya da şifreyi kabul etmedi');
  await page.getByLabel('Şifre', { exact: true }).fill('dogru');
  await tryOut.click();
  await expect(page.getByText('Deneme e-postası usta@ornek.example adresine gönderildi.')).toBeVisible();
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click();
  await expect(toast(page, 'E-posta ayarları kaydedildi')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Sunucu adresi')).toHaveValue(smtp.host);
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('');
  await expect(page.getByText('Şifreniz kayıtlı.')).toBeVisible();
  const data = { name: 'Selin', email: 'selin@example.com', message: 'Keşif rica ediyorum.' };
  expect((await page.request.post('/api/v1/contact-forms', { data })).status()).toBe(201);
  // Other tests may send messages to this server meanwhile.
  await expect
    .poll(() => smtp.mails.map(({ subject }) => subject), { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['Deneme e-postası', 'İletişim formu: Konu seçilmedi (Selin)']));

  await page.getByRole('button', { name: 'E-posta bildirimini kapat' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'E-posta bildirimini kapat' }).click();
  await expect(toast(page, 'E-posta bildirimi kapatıldı')).toBeVisible();
  await page.goto('/admin/contact-forms');
  await expect(page.getByRole('link', { name: 'E-posta bildirimini aç' })).toBeVisible();
  await smtp.stop();
});
