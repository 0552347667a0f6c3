import { watchProblems } from '../accessibility';
import { expect, test } from '../fixtures';
import { expectReadableWhenNarrow } from '../narrow-window';
import { list, send, stage } from './lead-steps';
import { card, toast } from './steps';

const suspicious = `${list}?stage=spam`;
const links = 'https://a.example https://b.example https://c.example';
const reason = 'Neden: çok bağlantı';

test('what looks like spam says why, in its own list, and one tap makes it a new message @phone', async ({
  adminPage: page,
}) => {
  const problems = watchProblems(page);
  const name = 'Bağlantı Gönderen';
  await send(page, { name, message: `Örnek işler: ${links}` });
  await page.goto(list);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);

  await page.goto(suspicious);
  await expect(page.getByText('Şüpheli görünen mesajlar 30 gün sonra silinir.')).toBeVisible();
  await expect(card(page, name)).toContainText(reason);
  await expectReadableWhenNarrow(page);
  const button = card(page, name).getByRole('button', { name: 'Spam değil' });
  const isThumb = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  expect((await button.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(isThumb ? 44 : 40);
  await button.click();
  await expect(toast(page, 'Mesaj Yeni’ye alındı')).toBeVisible();
  await expect(card(page, name)).toHaveCount(0);
  await expect(page.locator('main')).toBeFocused();

  await page.goto(list);
  await expect(stage(card(page, name))).toHaveValue('new');
  await expect(card(page, name)).toContainText('Okunmadı');
  await expect(card(page, name)).not.toContainText('Neden');
  expect(problems).toEqual([]);
});

test('a suspicious message that is opened by its link says why, too, and is taken back there', async ({
  adminPage: page,
}) => {
  const name = 'Bağlantıyla Açılan';
  const id = await send(page, { name, message: links });
  await page.goto(`${list}/${id}`);
  await expect(card(page, name)).toContainText(reason);
  await page.route(/leads\.notSpam/, (route) => route.abort());
  await card(page, name).getByRole('button', { name: 'Spam değil' }).click();
  await expect(toast(page, 'Değişiklik kaydedilemedi')).toBeVisible();
  await page.unroute(/leads\.notSpam/);
  await card(page, name).getByRole('button', { name: 'Spam değil' }).click();
  await expect(stage(page)).toHaveValue('new');
  await expect(card(page, name)).not.toContainText('Neden');
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('list', { name: 'Geçmiş' })).toContainText('aşamayı Spam → Yeni yaptı');
});

test('what a person has put among the suspicious ones names no reason and comes back as well', async ({
  adminPage: page,
}) => {
  const name = 'Elle Ayrılan';
  await send(page, { name });
  await page.goto(list);
  await stage(card(page, name)).selectOption('spam');
  await expect(card(page, name)).toHaveCount(0);
  await page.goto(suspicious);
  await expect(card(page, name)).not.toContainText('Neden');
  await card(page, name).getByRole('button', { name: 'Spam değil' }).click();
  await expect(card(page, name)).toHaveCount(0);
  await page.goto(list);
  await expect(stage(card(page, name))).toHaveValue('new');
});
