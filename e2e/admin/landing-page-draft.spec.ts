import { expect, test } from '../fixtures';
import { keep, publish, savedDraft } from './draft-steps';
import { call, field, toast, writeText } from './steps';

test('a landing page of eight sections is made in a draft, previewed, shown by a link, planned, changed and published @phone', async ({
  adminPage: page,
  browser,
  site,
}, { project }) => {
  test.slow();
  const slug = `kampanya-${project.name}`;
  const address = `${site.url}/sayfa/${slug}`;
  await page.goto('/admin/pages/new');
  await field(page, 'Başlık').fill('Kış kampanyası');
  await field(page, 'Slug').fill(slug);
  const heading = page.getByRole('textbox', { name: 'Bölüm başlığı' });
  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Bölüm ekle' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hangi bölüm eklensin?' });
    await dialog.getByRole('button', { name: new RegExp(`^${kind}`) }).click();
    await expect(dialog).toHaveCount(0);
    // One goes on typing.
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport({ ratio: 1 });
  };
  const row = (kind: string) => page.getByRole('article', { name: kind, exact: true });
  const close = (kind: string) => row(kind).getByRole('button', { name: 'Kapat' }).click();
  for (const words of ['Panonuz yenileniyor', 'Bir günde biter', 'Garanti iki yıl']) {
    await add('Metin');
    await heading.fill(words);
    await writeText(page, 'Metin', `${words}, yazılı sözle.`);
    await close('Metin');
  }
  for (const kind of ['Hizmetler', 'Projeler', 'Harita ve saatler']) {
    await add(kind);
    await close(kind);
  }
  for (const words of ['Keşif ücretsiz', 'Bizi arayın']) {
    await add('Çağrı');
    await heading.fill(words);
    await close('Çağrı');
  }

  const shown = page.frameLocator('iframe[title="Önizleme"]');
  const pane = page.locator('dialog[data-preview]');
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Kış kampanyası');
  const titles = shown.locator('.blocks h2');
  await expect(titles.filter({ hasText: /yenileniyor|Bir günde|Garanti|Keşif|arayın/ })).toHaveCount(5);
  await expect(shown.locator('.blocks .service-module').first()).toBeVisible();
  // An unfinished section hides none of the others, and beside the preview its fields stand below each other.
  if (project.name !== 'phone') {
    await add('Önce ve sonra');
    await expect(pane.getByRole('status')).toHaveText('Önizlemede eksik ya da eski: Bölümler (9)');
    await expect(titles.filter({ hasText: /yenileniyor|Bir günde|Garanti|Keşif|arayın/ })).toHaveCount(5);
    const boxes = ['İşten önceki fotoğraf', 'İşten sonraki fotoğraf'].map((name) => page.getByRole('group', { name }));
    const [before, after] = await Promise.all(boxes.map((box) => box.boundingBox()));
    expect((before?.y ?? 0) + (before?.height ?? 0)).toBeLessThan(after?.y ?? 0);
    await row('Önce ve sonra').getByRole('button', { name: 'Bölümü sil' }).click();
  }
  // A press on a section opens its fields, on a phone in place of the preview.
  await titles.filter({ hasText: 'Bir günde biter' }).click();
  await expect(heading).toHaveValue('Bir günde biter');
  await heading.fill('Yarım günde biter');
  await close('Metin');
  const back = page.getByRole('radio', { name: 'Önizle', exact: true });
  if (project.name === 'phone') await back.click();
  await expect(titles.filter({ hasText: 'Yarım günde biter' })).toBeVisible();
  await pane.getByRole('button', { name: 'Önizlemeyi kapat' }).click();
  await expect(pane).toHaveCount(0);

  await keep(page).click();
  await expect(savedDraft(page)).toBeVisible();
  const visitor = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
  expect((await visitor.goto(address))?.status()).toBe(404);

  await page.getByRole('button', { name: 'Önizleme bağlantısı' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const link = page.getByLabel('Bağlantının adresi');
  await expect(link).toHaveValue(/\/onizleme\//);
  const url = await link.inputValue();
  await page.keyboard.press('Escape');
  await visitor.goto(url);
  await expect(visitor.getByText('Yarım günde biter').first()).toBeVisible();

  await page.getByRole('button', { name: 'Planla' }).click();
  const plan = page.getByRole('dialog', { name: 'Yayın zamanı' });
  await plan.getByLabel('Yayına alınacağı zaman').fill('2090-03-13T09:00');
  await plan.getByRole('button', { name: 'Planla' }).click();
  await expect(toast(page, 'Planlandı')).toBeVisible();

  await field(page, 'Başlık').fill('Bahar kampanyası');
  await keep(page).click();
  await expect(async () => {
    await visitor.goto(url);
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bahar kampanyası', { timeout: 1000 });
  }).toPass();
  await publish(page).click();
  await expect(toast(page, 'Sayfa oluşturuldu')).toBeVisible();

  // Who opens the link now is led to the page, and the plan is gone.
  await visitor.goto(url);
  await expect(visitor).toHaveURL(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Bahar kampanyası');
  await expect(visitor.getByText('Yarım günde biter').first()).toBeVisible();
  await visitor.context().close();
  expect(JSON.stringify(await call(page, 'GET', '/admin/schedules?limit=100'))).not.toContain('kampanyası');
  const stored = await page.request.get(`/api/v1/pages/slug/${slug}`);
  await call(page, 'DELETE', `/admin/pages/${(await stored.json()).data.id}`);
});

test('a press on a part of a section leads to its own field, and the preview follows what is filled in', async ({
  adminPage: page,
}, { project }) => {
  const slug = `bolumun-parcasi-${project.name}`;
  const prose = (words: string) => `<p>${words}</p>`.repeat(30);
  const blocks = [
    { kind: 'text', id: 21, title: 'Başlıklı metin', html: '<p>Metnin birinci satırı.</p>' },
    { kind: 'questions', id: 22, questions: '? Ne kadar sürer?\nBir gün.\n\n? Garanti var mı?\nİki yıl.' },
    { kind: 'testimonials', id: 23, items: [{ id: 24, name: 'Ayşe Kaya', text: 'Gününde bitti.', consent: true }] },
  ];
  const { id } = await call(page, 'POST', '/admin/pages', { title: slug, slug, content: prose('Uzun yazı.'), blocks });
  await page.goto(`/admin/pages/${id}`);
  const shown = page.frameLocator('iframe[title="Önizleme"]');
  const isPhone = project.name === 'phone';
  const look = async () => {
    if (isPhone) await page.getByRole('radio', { name: 'Önizle', exact: true }).click();
  };
  await page.getByRole('button', { name: 'Önizle', exact: true }).click();
  await shown.getByText('Metnin birinci satırı.').click();
  await expect(field(page, 'Metin')).toBeFocused();
  await look();
  const question = shown.getByText('Garanti var mı?');
  await question.click();
  await expect(page.getByLabel('Soru', { exact: true }).nth(1)).toBeFocused();
  await look();
  await expect(shown.getByText('İki yıl.')).toBeVisible();
  await shown.getByText('Gününde bitti.').click();
  await expect(field(page, 'Ne dedi?')).toBeFocused();
  await page.getByRole('button', { name: 'Görüş ekle' }).click();
  await expect(field(page, 'Müşterinin adı').nth(1)).toBeFocused();
  await page.getByRole('group', { name: '2. görüş' }).getByRole('button', { name: '2. görüşü sil' }).click();

  await page.getByRole('button', { name: 'Bölüm ekle' }).click();
  await page
    .getByRole('dialog', { name: 'Hangi bölüm eklensin?' })
    .getByRole('button', { name: /^Çağrı/ })
    .click();
  const heading = page.getByRole('textbox', { name: 'Bölüm başlığı' });
  await expect(heading.last()).toBeFocused();
  await heading.last().fill('Yeni eklenen çağrı');
  await look();
  await expect(shown.getByText('Yeni eklenen çağrı')).toBeInViewport();
  await call(page, 'DELETE', `/admin/pages/${id}`);
});
