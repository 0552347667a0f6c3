import { expect, test } from '../fixtures';
import { expectSwitchRollsBack, field, textHeight, toast, writeText } from './steps';

test.describe.configure({ mode: 'default' });

const screen = '/admin/about-section';

test('the section is shown with its state and switched on and off', async ({ adminPage: page, read }) => {
  await page.goto(screen);
  const visible = page.getByRole('main').getByRole('switch');
  await expect(visible).toBeChecked();
  await expect(page.getByRole('main').getByText('Aktif', { exact: true })).toBeVisible();
  const preview = await page
    .getByRole('article')
    .getByText(/^Örnek Elektrik.*…$/)
    .textContent();
  expect(preview).toHaveLength(201);
  await expectSwitchRollsBack(page, visible, 'aboutSection.setVisible', 'Durum değiştirilirken hata oluştu');

  await visible.click();
  await expect(toast(page, 'Hakkımızda bölümü pasif yapıldı')).toBeVisible();
  await expect(page.getByRole('main').getByText('Aktif', { exact: true })).toBeHidden();
  const { page: home } = await read('/');
  await expect(home.locator('#contact')).toBeAttached();
  await expect(home.locator('#about')).toHaveCount(0);
  await visible.click();
  await expect(toast(page, 'Hakkımızda bölümü aktif yapıldı')).toBeVisible();
});

test('a photo takes the place of the drawing beside the text', async ({ adminPage: page, read }) => {
  const { page: home } = await read('/');
  await expect(home.locator('#about .diagram')).toBeAttached();
  await page.goto(`${screen}/edit`);
  await page.getByRole('radio', { name: 'URL' }).click();
  await page.getByRole('textbox', { name: 'Metnin yanındaki fotoğraf' }).fill('/art/project-ges.svg');
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(toast(page, 'Hakkımızda bölümü güncellendi')).toBeVisible();
  await read('/');
  await expect(home.locator('#about img')).toHaveAttribute('src', '/art/project-ges.svg');
  await expect(home.locator('#about .diagram')).toHaveCount(0);
});

test('a text of fewer than three paragraphs is rejected, a longer one is shown on the home page, and the list follows a second after the message @journey', async ({
  adminPage: page,
  read,
}) => {
  await page.goto(screen);
  await page.getByRole('link', { name: 'Düzenle' }).click();
  await expect(field(page, 'İçerik')).not.toHaveText('');
  expect(await textHeight(page, 'İçerik')).toBe(300);
  const submit = page.getByRole('button', { name: 'Güncelle' });
  await field(page, 'Başlık').fill('');
  await writeText(page, 'İçerik', '');
  await submit.click();
  await expect(page.getByText('Başlık gereklidir')).toBeVisible();
  await expect(page.getByText('İçerik gereklidir (en az 3 paragraf)')).toBeVisible();
  await expect(field(page, 'Başlık')).toBeFocused();
  await field(page, 'Başlık').fill('Biz kimiz');
  await writeText(page, 'İçerik', 'Birinci paragraf');
  await page.keyboard.press('Enter');
  await page.keyboard.type('İkinci paragraf');
  await submit.click();
  await expect(page.getByText('İçerik en az 3 paragraf içermelidir')).toBeVisible();
  await expect(field(page, 'İçerik')).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Üçüncü paragraf');
  const saved = toast(page, 'Hakkımızda bölümü güncellendi');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await submit.click();
  // A message that is pointed at stays.
  await page.mouse.move(0, 0);
  await expect(async () => {
    await page.clock.runFor(10);
    await expect(saved).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.clock.runFor(800);
  await expect(page).toHaveURL(`${screen}/edit`);
  await page.clock.runFor(200);
  await expect(page).toHaveURL(screen);
  await page.clock.runFor(1800);
  await expect(saved).toBeVisible();
  await page.clock.runFor(200);
  await expect(saved).toBeHidden();
  const { page: home } = await read('/');
  await expect(home.locator('#about')).toContainText('Biz kimiz');
  await expect(home.locator('#about')).toContainText('Üçüncü paragraf');
});
