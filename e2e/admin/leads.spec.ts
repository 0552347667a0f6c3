import type { Locator, Page } from '@playwright/test';
import { narrow, watchProblems } from '../accessibility';
import { pressExternalLink } from '../external-links';
import { expect, test } from '../fixtures';
import { expectReadableWhenNarrow } from '../narrow-window';
import { list, send, stage } from './lead-steps';
import { call, card, openAsColleague, toast } from './steps';

const stages = (page: Page): Locator => page.getByRole('radiogroup', { name: 'Aşamalar' });
const changeStage = (page: Page, id: number, data: object) => call(page, 'PUT', `/admin/leads/${id}/stage`, data);

test('on a phone a lead is answered from the list with two taps, and becomes survey, quote and order on its own screen @phone @phone-only', async ({
  adminPage: page,
}) => {
  const problems = watchProblems(page);
  let taps = 0;
  /** Presses with the thumb, which needs 44 px. */
  const tap = async (target: Locator) => {
    await expect(target).toBeVisible();
    const box = await target.boundingBox();
    expect(Math.round(Math.min(box?.width ?? 0, box?.height ?? 0)), `${target}`).toBeGreaterThanOrEqual(40);
    taps++;
    await target.tap();
  };
  const name = 'Telefonla Kazanılan';
  const id = await send(page, { name });
  await page.goto(list);
  const lead = card(page, name);
  await expect(stage(lead)).toHaveValue('new');
  const called = await pressExternalLink(page, () => tap(lead.getByRole('link', { name: /^Ara/ })));
  expect(called).toBe('tel:+905321112233');
  await expect(lead.getByRole('group', { name: 'Ulaşabildiniz mi?' })).toBeVisible();
  await tap(lead.getByRole('button', { name: 'Evet, görüşüldü' }));
  await expect(stage(lead)).toHaveValue('contacted');
  await expect(lead.getByText('Ulaşabildiniz mi?')).toBeHidden();
  await expect(lead).not.toContainText('Okunmadı');
  expect(taps).toBe(2);

  await lead.getByRole('heading').tap();
  await expect(page).toHaveURL(`${list}/${id}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectReadableWhenNarrow(page);
  const dialog = page.getByRole('dialog');

  await stage(page).selectOption('survey');
  await dialog.getByRole('button', { name: 'Kaydet' }).tap();
  await expect(dialog.getByRole('alert')).toHaveText('Gün ve saati seçin');
  await dialog.getByRole('button', { name: 'Yarın 09.00' }).tap();
  await dialog.getByRole('button', { name: 'Kaydet' }).tap();
  await expect(dialog).toBeHidden();
  const next = page.getByRole('region', { name: 'Sonraki adım' });
  await expect(next).toContainText('Yarın 09.00 · Keşif');

  await stage(page).selectOption('quoted');
  await dialog.getByLabel('Teklif tutarı (TL)').fill('12,5');
  await dialog.getByRole('button', { name: 'Kaydet' }).tap();
  await expect(dialog.getByRole('alert')).toContainText('kuruşsuz');
  await dialog.getByLabel('Teklif tutarı (TL)').fill('12.500');
  await expect(dialog.getByLabel('Ne yapılacak?')).toHaveValue('Teklifi takip et');
  await dialog.getByRole('button', { name: 'Kaydet' }).tap();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Teklif tutarı (TL)' })).toHaveValue('12.500');
  await expect(next).toContainText('Teklifi takip et');

  await stage(page).selectOption('won');
  await expect(toast(page, 'Aşama değişti: Kazanıldı')).toBeVisible();
  await expect(next).toContainText('Adım yok');
  const timeline = page.getByRole('list', { name: 'Geçmiş' }).getByRole('listitem');
  await expect(timeline).toContainText([
    'aşamayı Teklif verildi → Kazanıldı yaptı',
    'aşamayı Keşif → Teklif verildi yaptı',
    'aşamayı Görüşüldü → Keşif yaptı',
    'aşamayı Yeni → Görüşüldü yaptı',
    'aradı',
    'Talep geldi',
  ]);
  expect(problems).toEqual([]);
});

test('the chips show how many leads are in each stage and filter by the address; spam is in no other list', async ({
  adminPage: page,
}) => {
  const won = await send(page, { name: 'Çip Kazanılan' });
  const spam = await send(page, { name: 'Çip Şüpheli' });
  await changeStage(page, won, { from: 'new', to: 'won' });
  await changeStage(page, spam, { from: 'new', to: 'spam' });
  await page.goto(list);
  await expect(card(page, 'Çip Kazanılan')).toBeVisible();
  await expect(card(page, 'Çip Şüpheli')).toHaveCount(0);
  const { all, stages: numbers } = JSON.parse(JSON.stringify(await call(page, 'GET', '/admin/leads/counts')));
  await expect(stages(page).getByRole('radio', { name: `Tümü ${all}`, exact: true })).toBeChecked();

  await stages(page)
    .getByRole('radio', { name: `Kazanıldı ${numbers.won}`, exact: true })
    .click();
  await expect(page).toHaveURL(`${list}?stage=won`);
  await expect(page.getByRole('article')).toHaveCount(numbers.won);
  await page.reload();
  await expect(stages(page).getByRole('radio', { name: /^Kazanıldı/ })).toBeChecked();
  await expect(card(page, 'Çip Kazanılan')).toBeVisible();

  await stages(page)
    .getByRole('radio', { name: /^Şüpheli/ })
    .click();
  await expect(page).toHaveURL(`${list}?stage=spam`);
  await expect(card(page, 'Çip Şüpheli')).toBeVisible();
  await page.goBack();
  await expect(card(page, 'Çip Kazanılan')).toBeVisible();

  await page.goto(`${list}?stage=survey&channel=other`);
  await expect(page.getByText('Bu aşamada talep yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Tümünü göster' }).click();
  await expect(page).toHaveURL(list);
  await page.goto(`${list}?stage=uydurma`);
  await expect(stages(page).getByRole('radio', { name: /^Tümü/ })).toBeChecked();
});

test('a lead that is due today stands behind its chip, overdue ones say so, and doing it empties the chip', async ({
  adminPage: page,
}) => {
  const id = await send(page, { name: 'Bugün Aranacak' });
  const at = new Date(Date.now() - 3_600_000).toISOString();
  await call(page, 'PUT', `/admin/leads/${id}/next`, { at, note: 'Geri ara' });
  // Those of the samples are read.
  await page.goto(`${list}?due=today&read=false`);
  await expect(card(page, 'Bugün Aranacak')).toContainText(/Gecikti · .*Geri ara/);
  await stage(card(page, 'Bugün Aranacak')).selectOption('won');
  await expect(page.getByText('Bugün için iş kalmadı.')).toBeVisible();
});

test('a lost lead needs a reason, and cancelling leaves it where it was', async ({ adminPage: page }) => {
  await send(page, { name: 'Kaybedilen Talep' });
  await page.goto(list);
  const lead = card(page, 'Kaybedilen Talep');
  const dialog = page.getByRole('dialog', { name: 'Neden kaybedildi?' });
  await stage(lead).focus();
  await stage(lead).selectOption('lost');
  await dialog.getByRole('button', { name: 'İptal' }).click();
  await expect(stage(lead)).toHaveValue('new');
  await expect(stage(lead)).toBeFocused();

  await stage(lead).selectOption('lost');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Nedeni seçin');
  await dialog.getByRole('combobox').selectOption('Fiyat');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(stage(lead)).toHaveValue('lost');
  await lead.getByRole('link', { name: 'Kaybedilen Talep' }).click();
  await expect(page.getByRole('definition').filter({ hasText: 'Fiyat' })).toBeVisible();
});

test('where somebody else was faster, nothing is overwritten: the stage it has is said and shown', async ({
  adminPage: page,
  browser,
}) => {
  await send(page, { name: 'İki Kişinin Talebi' });
  await page.goto(list);
  await expect(stage(card(page, 'İki Kişinin Talebi'))).toHaveValue('new');
  const other = await openAsColleague(browser, page.url());
  await stage(card(other, 'İki Kişinin Talebi')).selectOption('won');
  await expect(toast(other, 'Aşama değişti: Kazanıldı')).toBeVisible();

  await stage(card(page, 'İki Kişinin Talebi')).selectOption('contacted');
  await expect(toast(page, 'Bu talep bu arada “Kazanıldı” yapıldı.')).toBeVisible();
  await expect(stage(card(page, 'İki Kişinin Talebi'))).toHaveValue('won');
  await other.context().close();
});

test('a note that could not be stored is still there, also on the next visit, and is gone once it is stored', async ({
  adminPage: page,
}) => {
  const id = await send(page, { name: 'Notlu Talep' });
  await page.goto(`${list}/${id}`);
  const note = page.getByRole('textbox', { name: 'Not' });
  await note.fill('Kapı kodu 1907\nÖğleden sonra arasın');
  await page.route(/leads\.addNote/, (route) => route.abort());
  await page.getByRole('button', { name: 'Notu ekle' }).click();
  await expect(toast(page, 'Not kaydedilemedi; yazdığınız duruyor')).toBeVisible();
  await expect(note).toHaveValue('Kapı kodu 1907\nÖğleden sonra arasın');
  await page.goto('/admin');
  await page.getByRole('link', { name: /İletişim Formları: Notlu Talep/ }).click();
  await expect(note).toHaveValue('Kapı kodu 1907\nÖğleden sonra arasın');
  await page.unroute(/leads\.addNote/);
  await page.getByRole('button', { name: 'Notu ekle' }).click();
  const entry = page.getByRole('list', { name: 'Geçmiş' }).getByRole('listitem').filter({ hasText: 'Kapı kodu 1907' });
  await expect(entry).toContainText('not ekledi');
  await expect(note).toHaveValue('');
  await page.reload();
  await expect(entry).toBeVisible();
  await expect(note).toHaveValue('');

  await entry.getByRole('button', { name: 'Notu sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect(entry).toHaveCount(0);
});

test('a lead that was deleted meanwhile says so, and one of the same person leads to the other', async ({
  adminPage: page,
}) => {
  const email = 'ayni.kisi@example.com';
  const first = await send(page, { name: 'Aynı Kişi', email, phone: '0533 444 55 66' });
  const second = await send(page, { name: 'Aynı Kişi Yine', email, phone: '' });
  await page.goto(list);
  await expect(card(page, 'Aynı Kişi')).toContainText('Aynı kişiden 2 talep');
  await page.goto(`${list}/${second}`);
  const same = page.getByRole('region', { name: 'Aynı kişiden gelenler' });
  await same.getByRole('link').click();
  await expect(page).toHaveURL(`${list}/${first}`);
  await call(page, 'DELETE', `/admin/contact-forms/${second}`);
  await page.goto(`${list}/${second}`);
  await expect(page.getByText('Talep bulunamadı; silinmiş olabilir.')).toBeVisible();
  await page.getByRole('link', { name: 'Listeye dön' }).click();
  await expect(page).toHaveURL(list);
});

test('a reply is noted without delaying its link, and a call that nobody answered is to be repeated', async ({
  adminPage: page,
}) => {
  const id = await send(page, { name: 'Ulaşılamayan Kişi' });
  await page.setViewportSize(narrow);
  await page.goto(list);
  const lead = card(page, 'Ulaşılamayan Kişi');
  await page.route(/leads\.noteReply/, (route) => route.abort());
  await pressExternalLink(page, () => lead.getByRole('link', { name: /^E-posta/ }).click());
  await expect(toast(page, 'Yanıtınız geçmişe yazılamadı')).toBeVisible();
  await page.unroute(/leads\.noteReply/);
  await pressExternalLink(page, () => lead.getByRole('link', { name: /^Ara/ }).click());
  await lead.getByRole('button', { name: 'Ulaşamadım' }).click();
  await expect(lead).toContainText('Tekrar ara');
  await expect(stage(lead)).toHaveValue('new');
  await page.goto(`${list}/${id}`);
  await expect(page.getByRole('list', { name: 'Geçmiş' }).getByRole('listitem')).toContainText([
    'ulaşamadı',
    'aradı',
    'Talep geldi',
  ]);
});
