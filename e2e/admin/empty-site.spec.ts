import { expect, test, useServer } from '../fixtures';
import { call, field, toast, writeText } from './steps';

useServer({ serverEnv: { SAMPLE_CONTENT: 'false' } });

const lists = [
  ['/admin/articles', 'Henüz makale eklenmemiş.'],
  ['/admin/services', 'Henüz hizmet eklenmemiş.'],
  ['/admin/hero-sections', 'Henüz slide eklenmemiş.'],
  ['/admin/projects', 'Henüz proje eklenmemiş.'],
  ['/admin/pages', 'Henüz sayfa eklenmemiş.'],
] as const;

test('empty lists say so, and the dashboard shows zeros and nothing that needs attention', async ({
  adminPage: page,
}) => {
  for (const [path, text] of lists) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
  }
  await page.goto('/admin/translations');
  await expect(page.getByText('Henüz çevrilecek metin yok.')).toBeVisible();
  await page.goto('/admin');
  await expect(page.getByText('Bekleyen bir iş yok; her şey yolunda.')).toBeVisible();
  await expect(page.getByText('İngilizce:')).toHaveCount(0);
  const counts = page.getByRole('list', { name: 'İçerik sayıları' }).getByRole('link');
  await expect(counts).toHaveCount(8);
  for (const link of await counts.all()) await expect(link).toHaveText(/0Listeyi aç$/);
});

test('on an empty site menu, footer and first slide lead to what there is, and the dashboard names the empty sections', async ({
  adminPage: page,
  read,
}) => {
  const links = ['Ana Sayfa', 'Hizmetler', 'Makaleler', 'İletişim'];
  for (const path of ['/', '/articles']) {
    const { page: home } = await read(path);
    await expect(home.locator('header .main-nav a')).toHaveText(links);
    await expect(home.locator('footer nav a')).toHaveText(links);
  }
  const { page: home } = await read('/');
  const targets = await home.locator('a[href*="#"]').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  for (const target of new Set(targets)) {
    await expect(home.locator(String(target).replace(/^.*#/, '#')), String(target)).toHaveCount(1);
  }
  await page.goto('/admin');
  await page.getByText('Sitede boş olan 6 bölüm').click();
  await page.getByRole('link', { name: /^Proje kategorileri: görünür kategori yok/ }).click();
  await expect(page).toHaveURL('/admin/categories');
});

test('the screens of the home page and the menus say which sections visitors do not see yet', async ({
  adminPage: page,
}) => {
  const leftOut = 'Görünür kayıt yok: bölüm şimdilik sitede durmuyor';
  const said = 'Görünür kayıt yok: sitede “henüz eklenmemiş” yazıyor';
  const card = (name: string) => page.getByRole('article', { name, exact: true });
  await page.goto('/admin/home-page');
  for (const name of ['Proje kategorileri', 'Öne çıkan projeler', 'Markalar']) {
    await expect(card(name)).toContainText(leftOut);
  }
  for (const name of ['Hizmetler', 'Makaleler']) await expect(card(name)).toContainText(said);
  for (const name of ['Hakkımızda', 'İletişim']) await expect(card(name)).not.toContainText('Görünür kayıt yok');
  const visible = card('Hizmetler').getByRole('switch');
  await visible.click();
  await expect(card('Hizmetler')).toContainText('Gizli: ana sayfada ve menüde görünmez');
  await expect(card('Hizmetler')).not.toContainText('Görünür kayıt yok');
  await visible.click();
  await expect(card('Hizmetler')).toContainText(said);

  await page.goto('/admin/menus');
  const unseen = 'Bölüm boş ya da gizli: menüde görünmez';
  for (const name of ['Projelerimiz', 'Hakkımızda']) await expect(card(name)).toContainText(unseen);
  await expect(page.getByText(unseen)).toHaveCount(2);
});

test('a short page ends with the window, its box stands as high as that of others, and the name of a firm without a logo does not break on a phone', async ({
  page,
}) => {
  const boxes: (number | undefined)[] = [];
  for (const path of ['/hizmetler', '/projeler']) {
    await page.setViewportSize({ width: 1280, height: 1100 });
    await page.goto(path);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0), path).toBeCloseTo(1100, 0);
    boxes.push((await page.locator('.empty-note').boundingBox())?.y);
  }
  expect(boxes[1]).toBe(boxes[0]);
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 780 });
    for (const path of ['/hizmetler', '/en/services']) {
      await page.goto(path);
      const lines = await page.locator('.site-logo .logo-name').evaluate((name) => {
        const text = document.createRange();
        text.selectNodeContents(name);
        return text.getClientRects().length;
      });
      expect(lines, `${path} at ${width} px`).toBe(1);
    }
  }
});

test('of a landing page blocks stay away that have nothing to show, headings and all', async ({ adminPage: page }) => {
  const blocks = [
    { kind: 'services', id: 1, title: 'Hizmetlerimiz' },
    { kind: 'projects', id: 2, title: 'İşlerimiz' },
    { kind: 'map', id: 3, title: 'Bize ulaşın' },
    { kind: 'text', id: 4, title: 'Neden biz?', html: '<p>Ölçüp kuruyoruz.</p>' },
  ];
  const { id } = await call(page, 'POST', '/admin/pages', { title: 'Nilüfer', slug: 'nilufer', blocks });
  await page.goto('/sayfa/nilufer');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['Neden biz?']);
  await call(page, 'PUT', '/admin/settings/company', { email: 'info@firmamiz.example' });
  await page.reload();
  await expect(headings).toHaveText(['Bize ulaşın', 'Neden biz?']);
  await call(page, 'PUT', '/admin/settings/company', { email: '' });
  await call(page, 'DELETE', `/admin/pages/${id}`);
});

test('without a category the form of a project says so and creates one in place', async ({ adminPage: page }) => {
  await page.goto('/admin/projects/new');
  await expect(page.getByText('Henüz kategori yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page.getByText('Kategori seçimi zorunludur')).toBeVisible();
  await field(page, 'Proje başlığı').fill('Yazılan başlık');
  await page.getByRole('link', { name: 'Kategori oluştur' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kategori oluştur' });
  await dialog.getByRole('button', { name: 'Oluştur' }).click();
  await expect(dialog.getByText('Kategori adı zorunludur')).toBeVisible();
  await dialog.getByLabel('Kategori adı').fill('Elektrik Panoları');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL('/admin/projects/new');
  await expect(page.getByRole('combobox', { name: 'Kategori' })).toHaveValue(/\d/);
  await expect(page.getByText('Kategori seçimi zorunludur')).toBeHidden();
  await expect(field(page, 'Proje başlığı')).toHaveValue('Yazılan başlık');

  await page.goto('/admin/articles/new');
  await page.getByRole('link', { name: 'Kategori oluştur' }).click();
  await dialog.getByLabel('Kategori adı').fill('elektrik panoları');
  await dialog.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page.getByRole('combobox', { name: 'Kategori' }).locator('option:checked')).toHaveText(
    'Elektrik Panoları',
  );
});

test('without an about section one can be created', async ({ adminPage: page }) => {
  await page.goto('/admin/about-section/edit');
  await expect(page).toHaveURL(/\/about-section\/new$/);
  await page.goto('/admin/about-section');
  await expect(page.getByText('Henüz Hakkımızda bölümü oluşturulmamış.')).toBeVisible();
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL(/\/about-section\/new$/);
  await field(page, 'Başlık').fill('Hakkımızda');
  await writeText(page, 'İçerik', 'Bir');
  for (const text of ['İki', 'Üç']) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(text);
  }
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(toast(page, 'Hakkımızda bölümü oluşturuldu')).toBeVisible();
  await expect(page).toHaveURL(/\/about-section$/);
  await page.goto('/admin/about-section/new');
  await expect(page).toHaveURL(/\/about-section\/edit$/);
});
