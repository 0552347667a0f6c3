import { URI } from 'otpauth';
import { expect, test, useServer } from '../fixtures';
import { field, typePassword } from './steps';

useServer({ serverEnv: { SAMPLE_CONTENT: 'false', REQUIRE_SECOND_FACTOR: 'true' } });

test('where everybody has to have a second factor, a sign-in leads to its setup and nowhere else before', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/services');
  await expect(page.getByText('Bu sitede herkes iki adımlı giriş kullanır.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Şifre', exact: true })).toBeHidden();
  const box = page.getByRole('region', { name: 'İki adımlı giriş' });
  await box.getByRole('button', { name: 'İki adımlı girişi aç' }).click();
  await typePassword(page);
  const secret = (await box.locator('code').textContent()) ?? '';
  const app = URI.parse(`otpauth://totp/Pano?secret=${secret.replace(/\s/g, '')}`);
  // The code may run out on the way.
  await expect(async () => {
    await field(page, 'Doğrulama kodu').fill(app.generate());
    await box.getByRole('button', { name: 'Kodu doğrula' }).click();
    await expect(box.getByRole('heading', { name: 'Kurtarma kodlarınız' })).toBeFocused({ timeout: 5000 });
  }).toPass();
  await box.getByRole('button', { name: 'Kodları sakladım' }).click();
  await expect(page.getByText('Bu sitede herkes iki adımlı giriş kullanır.')).toBeHidden();
  await page.goto('/admin/services');
  await expect(page.getByRole('heading', { level: 1, name: 'Hizmetler' })).toBeVisible();
});
