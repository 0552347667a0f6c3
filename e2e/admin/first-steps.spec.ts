import { expectAccessibleInEveryTheme } from '../accessibility';
import { expect, test, useServer } from '../fixtures';
import { call, field, toast } from './steps';

// It empties the site, so it gets a server that no other test file uses.
useServer({ serverEnv: { LOG_LEVEL: 'warn' } });

const box = 'İlk adımlar';

test('the checklist of a new owner is accessible in both themes, wide and narrow', async ({ adminPage: page }) => {
  await page.goto('/admin');
  await expect(page.getByRole('region', { name: box })).toBeVisible();
  await expectAccessibleInEveryTheme(page);
});

test('the checklist leads a new owner through the first steps, removes the samples with one button and disappears @journey', async ({
  adminPage: page,
}) => {
  await page.goto('/admin');
  const list = page.getByRole('region', { name: box });
  await expect(list.getByText('0 / 5 adım tamam')).toBeVisible();
  const messages = page.getByRole('region', { name: 'Son mesajlar' });
  await expect(messages.getByText('Örnek', { exact: true })).toHaveCount(4);
  await list.getByRole('link', { name: 'Firma adınızı ve bilgilerinizi yazın' }).click();
  await expect(page).toHaveURL('/admin/settings');
  await page.goBack();
  await list.getByRole('link', { name: 'İletişim e-postanızı yazın; ziyaretçiler sitede bu adresi görür' }).click();
  await expect(field(page, 'E-posta')).toBeFocused();
  const profile = { name: 'Işık Elektrik', email: 'info@isik.example', logoUrl: '/favicon.svg' };
  await call(page, 'PUT', '/admin/settings/company', profile);
  const category = await call(page, 'POST', '/admin/categories', { name: 'Kendi', slug: 'kendi' });
  await call(page, 'POST', '/admin/projects', { categoryId: category.id, title: 'İlk işimiz', content: '<p>x</p>' });
  await page.goto('/admin');
  await expect(list.getByText('4 / 5 adım tamam')).toBeVisible();

  await list.getByRole('button', { name: 'Örnek içeriği kaldır' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Site bilgilerinde örnek firmadan kalan alanlar boşaltılır');
  await question.getByRole('button', { name: 'Örnek içeriği kaldır' }).click();
  await expect(toast(page, /örnek kayıt kaldırıldı/)).toBeVisible();
  await expect(list).toBeHidden();
  const attention = page.getByRole('region', { name: 'İlgilenmeniz gerekenler' });
  await expect(attention.getByText('hâlâ örnek firmayı anıyor')).toHaveCount(0);
  await attention.getByText('Sitede boş olan 4 bölüm').click();
  await expect(attention.getByRole('link', { name: 'Hakkımızda: yazılmamış ya da gizli' })).toBeVisible();
  // The first steps are done: now the dashboard says what searches miss, one press from it.
  await attention.getByRole('link', { name: /^Aramalarda bulunmanızı zorlaştıran \d+ önemli eksik$/ }).click();
  await expect(page).toHaveURL('/admin/search-health');
  await expect(page.getByRole('heading', { name: 'Önce bunlar' })).toBeVisible();
  await page.goto('/sayfa/aydinlatma-metni');
  await expect(page.getByRole('main')).toContainText('Işık ElektrikE-posta: info@isik.example');
  await expect(page.getByRole('main')).not.toContainText('Örnek');
  await page.goto('/admin/pages');
  const notice = page.getByRole('row', { name: /Aydınlatma Metni/ });
  await notice.getByRole('link', { name: 'Düzenle' }).click();
  await expect(field(page, 'Başlık')).toHaveValue('Aydınlatma Metni');
  await expect(page.getByText(/kendiliğinden güncellenir/)).toBeVisible();
  await page.goto('/');
  await expect(page.locator('#categories').getByRole('link', { name: 'Kendi' })).toBeVisible();
  await expect(page.getByText('Elektrik Panoları')).toHaveCount(0);
});
