import { expect, test } from '../fixtures';
import { call, toast } from './steps';

const list = '/admin/services';
const noIcon = /^Bu adda bir ikon yok\./;

test('icons are suggested while typing and chosen by keyboard; other text is accepted, and its field says so', async ({
  adminPage: page,
}) => {
  await page.goto(`${list}/new`);
  const icon = page.getByRole('combobox', { name: 'İkon', exact: true });
  const names = page.waitForResponse('**/icons/ms/names.json');
  await icon.focus();
  await names;
  await expect(page.getByRole('listbox')).toBeHidden();
  await icon.pressSequentially('ac uni');
  const options = page.getByRole('listbox', { name: 'İkon önerileri' }).getByRole('option');
  await expect(options.first()).toHaveText('ac_unit');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(options.last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const chosen = await options.first().innerText();
  await page.keyboard.press('Enter');
  await expect(icon).toHaveValue(chosen);
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(page.locator(`img[src="/icons/ms/${chosen}.svg"]`)).toBeVisible();
  await expect(page.getByText('Başlık gereklidir')).toBeHidden();

  await icon.fill('bolt');
  await options.filter({ hasText: /^bolt$/ }).click();
  await expect(icon).toHaveValue('bolt');
  await expect(icon).toBeFocused();
  await icon.fill('ol');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await icon.fill('kendi simgem');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.getByLabel('Başlık').focus();
  await expect(icon).toHaveValue('kendi simgem');
  await expect(icon).toHaveAccessibleDescription(noIcon);
});

test('Enter takes the first icon that is found and never saves a typed word; a stored icon that does not exist is told', async ({
  adminPage: page,
}) => {
  const wrong = { title: 'Kablo çekimi', description: 'Metin', icon: 'kablo' };
  const { id } = await call(page, 'POST', '/admin/services', wrong);
  const stored = async () => (await call(page, 'GET', `/admin/services/${id}`)).icon;
  await page.goto(`${list}/${id}`);
  const icon = page.getByRole('combobox', { name: 'İkon', exact: true });
  await expect(icon).toHaveAccessibleDescription(noIcon);
  await icon.fill('zzqx');
  const none = page.getByText('Bu sözcükle bir ikon bulunamadı.', { exact: false });
  await expect(none).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(none).toBeHidden();
  await expect(icon).toHaveAccessibleDescription(noIcon);
  const options = page.getByRole('listbox', { name: 'İkon önerileri' }).getByRole('option');
  for (const [typed, name] of [
    ['kablo', 'cable'],
    ['bolt', 'bolt'],
    ['3d_rot', '3d_rotation'],
  ] as const) {
    await icon.fill(typed);
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(icon).toHaveValue(name);
    await expect(icon).not.toHaveAccessibleDescription(noIcon);
  }
  expect(await stored()).toBe('kablo');
  // The shortcut saves what leaving the field makes of the word.
  await icon.fill('kablo');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Hizmet güncellendi')).toBeVisible();
  expect(await stored()).toBe('cable');
  await call(page, 'DELETE', `/admin/services/${id}`);
});

const inTurkish = [
  ['ampul', 'Ampul', 'lightbulb'],
  ['kablo', 'Kablo', 'cable'],
  ['şalter', 'Şalter', 'switch'],
  ['SALTER', 'Şalter', 'switch'],
  ['pano', 'Pano', 'developer_board'],
  ['priz', 'Priz', 'outlet'],
  ['güneş', 'Güneş paneli', 'solar_power'],
  ['gunes', 'Güneş paneli', 'solar_power'],
] as const;

test('icons of the trade are a grid with Turkish words, found without Turkish letters; all others by their names', async ({
  adminPage: page,
}) => {
  await page.goto(`${list}/new`);
  const icon = page.getByRole('combobox', { name: 'İkon', exact: true });
  await icon.click();
  const options = page.getByRole('listbox', { name: 'İkon önerileri' }).getByRole('option');
  await expect(options).toHaveCount(60);
  const broken = await options
    .locator('img')
    .evaluateAll((images) =>
      Promise.all(images.map(async (image) => (await fetch(image.getAttribute('src') ?? '')).ok)),
    );
  expect(broken).not.toContain(false);
  for (const [typed, text, name] of inTurkish) {
    await icon.fill(typed);
    await options.filter({ hasText: new RegExp(`^${text}$`) }).click();
    await expect(icon).toHaveValue(name);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  // The word alone is enough.
  await icon.fill('Asansör');
  await page.getByLabel('Başlık').focus();
  await expect(icon).toHaveValue('elevator');
  await icon.fill('zzqx');
  await expect(page.getByText('Bu sözcükle bir ikon bulunamadı.', { exact: false })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Bu sözcükle bir ikon bulunamadı.', { exact: false })).toBeHidden();
  await icon.fill('skateboard');
  await expect(options.first()).toHaveText(/skateboard/);
});
