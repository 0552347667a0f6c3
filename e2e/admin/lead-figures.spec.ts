import { expectAccessibleInEveryTheme, findViolations } from '../accessibility';
import { pressExternalLink } from '../external-links';
import { expect, test, useServer } from '../fixtures';
import { expectReadableWhenNarrow } from '../narrow-window';
import { list, send, stage } from './lead-steps';
import { call, menu, toast } from './steps';

// A server of its own, whose leads are counted.
useServer({ serverEnv: { CONTACT_LIMIT: '33' } });

const figuresPath = `${list}/figures`;
const reviewAddress = 'https://g.page/r/ornek/review';

test('the figures of a period are shown beside those of the one before, drawn and in tables @phone', async ({
  adminPage: page,
}) => {
  const won = await send(page, { name: 'Rakam Kazanılan' });
  const lost = await send(page, { name: 'Rakam Kaybedilen' });
  await call(page, 'POST', `/admin/leads/${won}/replies`, { channel: 'call' });
  await call(page, 'PUT', `/admin/leads/${won}/stage`, { from: 'new', to: 'won', quoteLira: 48_000 });
  await call(page, 'PUT', `/admin/leads/${lost}/stage`, { from: 'new', to: 'lost', lostReason: 'price' });
  const { totals } = JSON.parse(JSON.stringify(await call(page, 'GET', '/admin/leads/figures')));
  expect(totals.wonLira).toBeGreaterThanOrEqual(48_000);
  await page.goto(list);
  await page.getByRole('link', { name: 'Rakamlar', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Rakamlar' })).toBeVisible();
  const main = page.getByRole('main');
  await expect(main.getByText('Ortanca yanıt')).toBeVisible();
  await expect(main.getByText(`${totals.wonLira.toLocaleString('tr-TR')} TL`)).toBeVisible();
  await expect(main.getByText(/\d+ kazanıldı, \d+ kaybedildi/)).toBeVisible();
  const reasons = page.getByRole('region', { name: 'Neden kaybedildi?' });
  await expect(reasons.getByRole('row').last()).toContainText('Fiyat');
  const head = await reasons.getByRole('columnheader').last().boundingBox();
  expect(head?.height).toBeLessThan(50);

  const chart = page.getByRole('listbox', { name: 'Yeni ve kazanılan talepler' });
  const bars = chart.getByRole('option');
  await expect(bars).toHaveCount(30);
  await bars.last().focus();
  await expect(bars.last()).toHaveAccessibleName(/^\d+ \S+: Yeni [2-9]\d*, Kazanılan [1-9]\d*$/);
  await expect(main.locator('figcaption')).toContainText(/Yeni [2-9]/);
  await page.keyboard.press('ArrowLeft');
  await expect(bars.nth(28)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(bars.first()).toBeFocused();

  await page.getByRole('radio', { name: '12 ay' }).click();
  await expect(page).toHaveURL(/\?period=year$/);
  await expect(page.getByRole('table', { name: 'Yeni ve kazanılan talepler' })).toContainText('Hafta');
  await page.reload();
  await expect(page.getByRole('radio', { name: '12 ay' })).toBeChecked();
  expect(await bars.count()).toBeLessThanOrEqual(54);
});

test('the screen of figures holds in every theme, at 320 pixels and where loading fails; the palette finds it', async ({
  adminPage: page,
}) => {
  await page.goto(figuresPath);
  await expect(page.getByRole('listbox', { name: 'Yeni ve kazanılan talepler' })).toBeVisible();
  await expectAccessibleInEveryTheme(page);
  await expectReadableWhenNarrow(page);
  await expect(menu(page).getByRole('link', { name: 'Rakamlar' })).toHaveAttribute('aria-current', 'page');
  await page.route(/leads\.figures/, (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute(/leads\.figures/);
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByRole('listbox', { name: 'Yeni ve kazanılan talepler' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ara ve git' });
  await palette.getByRole('combobox').fill('rakam');
  await expect(palette.getByRole('option').first()).toHaveText('Rakamlar');
});

test('a lead that is won offers to ask for a review once, with the link of the firm; without one it leads to its field', async ({
  adminPage: page,
}) => {
  await call(page, 'PUT', '/admin/settings/company/details', { googleReviewUrl: null });
  const id = await send(page, { name: 'Yorum Yazacak' });
  await page.goto(`${list}/${id}`);
  await expect(stage(page)).toHaveValue('new');
  const box = page.getByRole('region', { name: 'Yorum ricası' });
  await expect(box).toHaveCount(0);
  await stage(page).selectOption('won');
  await expect(box.getByRole('link', { name: 'Bağlantıyı ekleyin' })).toHaveAttribute('href', /#googleReviewUrl$/);

  await call(page, 'PUT', '/admin/settings/company/details', { googleReviewUrl: reviewAddress });
  await page.reload();
  const whatsapp = new URL((await box.getByRole('link', { name: 'WhatsApp’tan iste' }).getAttribute('href')) ?? '');
  expect(whatsapp.pathname).toBe('/905321112233');
  expect(whatsapp.searchParams.get('text')).toMatch(/^Merhaba Yorum Yazacak, .*https:\/\/g\.page\/r\/ornek\/review$/);
  expect(await findViolations(page)).toEqual([]);
  const mail = await pressExternalLink(page, () => box.getByRole('link', { name: 'E-postayla iste' }).click());
  expect(decodeURIComponent(mail)).toContain(`body=Merhaba Yorum Yazacak`);
  await expect(box.getByText(/^Yorum istendi: \d\d\.\d\d\.\d{4}$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Geçmiş' })).toContainText('yorum istedi');
  await page.reload();
  await expect(box.getByText(/^Yorum istendi/)).toBeVisible();
  await expect(box.getByRole('link')).toHaveCount(0);
});

test('the morning mail is switched on the account screen, which says that the site sends none yet', async ({
  adminPage: page,
}) => {
  await page.goto('/admin/account');
  const box = page.getByRole('region', { name: 'Sabah e-postası' });
  await expect(box.getByRole('link', { name: 'E-postayı kurun' })).toBeVisible();
  const choice = box.getByRole('switch', { name: 'Sabah e-postası' });
  await expect(choice).toBeChecked();
  await choice.click();
  await expect(toast(page, 'Sabah e-postası artık gelmeyecek')).toBeVisible();
  await page.reload();
  await expect(choice).not.toBeChecked();
  await choice.click();
  await expect(toast(page, 'Sabah e-postası gelecek')).toBeVisible();
  await expect(choice).toBeChecked();
});
