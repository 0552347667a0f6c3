import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { call, field, imageFile, readDraft, toast, unsaved, writeText } from './steps';

const list = '/admin/pages';

test('the owner builds a landing page from blocks with one thumb, and visitors read it without JavaScript @phone', async ({
  adminPage: page,
  read,
  blank,
  site,
}) => {
  const words = Array.from({ length: 60 }, (_, at) => `kelime${at}`).join(' ');
  const text = `Nilüfer’deki atölyemizde ölçüp kuruyoruz. ${words}`;
  const near = await call(page, 'POST', '/admin/pages', {
    title: 'Osmangazi pano imalatı',
    slug: 'osmangazi-pano',
    content: `<p>Osmangazi’deki atölyemizde ölçüp kuruyoruz. ${words}</p>`,
  });
  await page.goto(`${list}/new`);
  const sections = page.getByRole('heading', { name: 'Bölümler' });
  await expect(sections).toBeVisible();
  const add = async (kind: string) => {
    await page.getByRole('button', { name: 'Bölüm ekle' }).click();
    const kinds = page.getByRole('dialog').getByRole('listitem');
    const drawings = await kinds.locator('svg').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
    expect(new Set(drawings).size).toBe(await kinds.count());
    await page
      .getByRole('dialog')
      .getByRole('button', { name: new RegExp(`^${kind}`) })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  };
  const row = (kind: string) => page.getByRole('article', { name: kind, exact: true });
  await field(page, 'Başlık').fill('Nilüfer pano imalatı');
  await add('Fotoğraflı metin');
  const submit = page.getByRole('button', { name: 'Oluştur' });
  await submit.click();
  // What is missing is said at its field, in words, and nothing typed is lost.
  await expect(page.getByText('Bu bölümün metnini yazın ya da bölümü silin')).toBeVisible();
  await expect(page.getByText('Bu bölümün fotoğrafını seçin')).toBeVisible();
  await writeText(page, 'Metin', text);
  // A page for another district is told to be nearly the same, and may be saved all the same.
  await expect(page.getByText(/^“Osmangazi pano imalatı” sayfasıyla %9\d aynı\.$/)).toBeVisible();
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles(await imageFile('atolye.png', [10, 60, 120]));
  await expect(page.getByRole('img', { name: 'Fotoğraf' })).toBeVisible();
  await row('Fotoğraflı metin').getByRole('button', { name: 'Kapat' }).click();
  await expect(row('Fotoğraflı metin')).toContainText('Nilüfer’deki atölyemizde');

  await add('Hizmetler');
  await page.getByRole('radio', { name: 'Ben seçeyim' }).click();
  const search = page.getByRole('searchbox', { name: 'Eklemek için ara' });
  await search.fill('aydinlat');
  await expect(page.getByRole('region', { name: 'Eklemek için ara' }).getByRole('listitem')).toHaveCount(1);
  // Picks the record and does not save the page.
  await search.press('Enter');
  await expect(row('Aydınlatma')).toBeVisible();
  await expect(search).toHaveValue('');
  await row('Hizmetler').getByRole('button', { name: 'Kapat' }).click();
  await add('Müşteri görüşleri');
  await field(page, 'Müşterinin adı').fill('Ayşe Kaya');
  await field(page, 'Ne dedi?').fill('Söz verdikleri günde bitirdiler.');
  await submit.click();
  await expect(page.getByText(/Bu görüşü ancak sahibi izin verdiyse/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Adıyla yayınlamam için müşteriden izin aldım' }).click();
  await row('Müşteri görüşleri').getByRole('button', { name: 'Kapat' }).click();
  await add('Çağrı');
  const heading = page.getByRole('textbox', { name: 'Bölüm başlığı' });
  // A closed section opens with its error, and stays open while that is corrected.
  await row('Çağrı').getByRole('button', { name: 'Kapat' }).click();
  await submit.click();
  await heading.pressSequentially('Keşif ücretsiz');
  await expect(heading).toHaveValue('Keşif ücretsiz');
  // Its button leads to a page that is found by its words, and takes the name of that.
  await page.getByRole('combobox', { name: 'Düğme ne yapsın?' }).selectOption('Bir sayfaya götürsün');
  await field(page, 'Hangi sayfaya?').fill('osmangazi');
  await page
    .getByRole('listbox')
    .getByRole('option', { name: /^Osmangazi pano imalatı/ })
    .click();
  await expect(field(page, 'Düğmenin yazısı')).toHaveValue('Osmangazi pano imalatı');
  await row('Çağrı').getByRole('button', { name: 'Yukarı', exact: true }).click();
  await row('Çağrı').getByRole('button', { name: 'Bölümü sil' }).click();
  const removed = page.getByRole('status').filter({ hasText: '“Çağrı” bölümü silindi.' });
  await removed.getByRole('button', { name: 'Geri al' }).click();
  await expect(row('Çağrı')).toContainText('Keşif ücretsiz');
  await row('Çağrı').getByRole('button', { name: 'Bölümü çoğalt' }).click();
  await expect(heading.last()).toHaveValue('Keşif ücretsiz');
  await heading.last().fill('Garanti iki yıl');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText([
    'Fotoğraflı metin',
    'Hizmetler',
    'Çağrı',
    'Çağrı',
    'Müşteri görüşleri',
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);

  // What is typed survives a closed tab.
  await expect(unsaved(page)).toBeVisible();
  await expect.poll(() => readDraft(page, 'pages')).toContain('Keşif ücretsiz');
  await field(page, 'Slug').fill('nilufer-pano');
  await submit.click();
  await expect(toast(page, 'Sayfa oluşturuldu')).toBeVisible();
  await expect(page).toHaveURL(list);

  const { page: shown } = await read('/sayfa/nilufer-pano');
  await expect(shown.locator('.block-picture')).toContainText('Nilüfer’deki atölyemizde');
  await expect(shown.locator('.blocks .service-module').first()).toBeVisible();
  await expect(shown.locator('.blocks .quote-strip h2')).toHaveText(['Keşif ücretsiz', 'Garanti iki yıl']);
  await expect(shown.getByText('Söz verdikleri günde bitirdiler.')).toBeVisible();
  const button = shown.locator('.blocks').getByRole('link', { name: 'Osmangazi pano imalatı', exact: true });
  // The section and its copy.
  await expect(button).toHaveCount(2);
  await expect(button.last()).toHaveAttribute('href', '/sayfa/osmangazi-pano');
  await blank.setViewportSize({ width: 320, height: 700 });
  await blank.goto(`${site.url}/sayfa/nilufer-pano`);
  expect(await blank.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goto('/sayfa/nilufer-pano');
  await expectAccessible(page);
  const pages = await page.request.get('/api/v1/pages/slug/nilufer-pano');
  await call(page, 'DELETE', `/admin/pages/${(await pages.json()).data.id}`);
  await call(page, 'DELETE', `/admin/pages/${near.id}`);
});

test('a page of all kinds of blocks passes axe and scrolls nowhere sideways, in both languages @phone', async ({
  adminPage: page,
}) => {
  const [image, other] = ['/art/project-ges.svg', '/art/project-depo.svg'];
  const html = '<p>Ölçüp kuruyoruz. <a href="/projeler">İşlerimiz</a></p>';
  const blocks = [
    { kind: 'text', id: 1, title: 'Neden biz?', html },
    { kind: 'picture', id: 2, title: 'Atölyemiz', html, image, alt: 'Pano montajı' },
    { kind: 'services', id: 3, title: 'Hizmetlerimiz' },
    { kind: 'projects', id: 4, limit: 3 },
    { kind: 'gallery', id: 5, title: 'Sahadan', images: [image, other] },
    { kind: 'questions', id: 6, questions: '? Kaç günde teslim edersiniz?\nÜç haftada.' },
    { kind: 'action', id: 7, title: 'Keşif ücretsiz', text: 'Yerinde bakalım.', button: 'whatsapp' },
    { kind: 'beforeAfter', id: 8, title: 'Önce ve sonra', before: image, after: other },
    { kind: 'testimonials', id: 9, items: [{ id: 10, name: 'Ayşe Kaya', text: 'Gününde bitti.', consent: true }] },
    { kind: 'map', id: 11 },
    // Without a title of their own these would be landmarks of the same name.
    { kind: 'projects', id: 12, limit: 1 },
    { kind: 'gallery', id: 13, images: [image] },
    { kind: 'gallery', id: 14, images: [other] },
    { kind: 'questions', id: 15, questions: '? Garanti var mı?\nİki yıl.' },
  ];
  const { id } = await call(page, 'POST', '/admin/pages', { title: 'Gemlik pano', slug: 'gemlik-pano', blocks });
  const english = {
    1: { title: 'Why us?', html: '<p>We measure and build.</p>' },
    2: { html: '<p>Our workshop.</p>', alt: 'Building a board' },
    6: { questions: '? How many days?\nThree weeks.' },
    15: { questions: '? Is there a guarantee?\nTwo years.' },
    7: { title: 'A free survey' },
    10: { text: 'Done on the day.' },
  };
  const texts = { title: 'Gemlik boards', slug: 'gemlik-boards', content: '', blocks: JSON.stringify(english) };
  await call(page, 'PUT', `/admin/pages/${id}/translations/en`, texts);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [path, title] of [
    ['/sayfa/gemlik-pano', 'Gemlik pano'],
    ['/en/page/gemlik-boards', 'Gemlik boards'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('.blocks > *')).toHaveCount(blocks.length);
    await expectAccessible(page);
    const size = page.viewportSize();
    for (const width of [320, 768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width} px`).toBe(width);
    }
    if (size) await page.setViewportSize(size);
  }
  // Where both languages are open, a copy of a section has its English texts, too.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${list}/${id}/edit?languages=both`);
  await expect(page.getByText('İki dilde ortak').first()).toBeVisible();
  const testimonials = page.getByRole('article', { name: 'Müşteri görüşleri' });
  await testimonials.getByRole('button', { name: 'Bölümü çoğalt' }).click();
  await expect(testimonials).toHaveCount(2);
  await page.getByRole('button', { name: 'Güncelle' }).click();
  await expect(toast(page, 'Sayfa güncellendi')).toBeVisible();
  const { blocks: stored } = await call(page, 'GET', `/admin/pages/${id}/translations/en`);
  expect(String(stored).match(/Done on the day\./g)).toHaveLength(2);
  await call(page, 'DELETE', `/admin/pages/${id}`);
});
