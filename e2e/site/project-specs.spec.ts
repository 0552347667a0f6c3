import type { Page } from '@playwright/test';
import { findViolations } from '../accessibility';
import { test as base, expect, open, type Stored } from './site-test';

const path = '/proje/kunyeli-proje';
const host = 'https://www.youtube-nocookie.com';

/** What the intercepted player shows, in the frame of this site that is around it. */
const film = (page: Page) =>
  page.frameLocator('.video iframe').frameLocator('iframe').getByRole('heading', { name: 'Film' });

/** While a test runs there is a project with a plate, two pictures, a video and the first service. */
const test = base.extend<{ service: Stored }>({
  service: [
    async ({ api, page }, use) => {
      const [category] = await api.list('/admin/categories?limit=1');
      const [service] = await api.list('/admin/services?limit=1');
      if (!service) throw new Error('The samples have no service');
      const { id } = await api.post('/admin/projects', {
        categoryId: category?.id,
        title: 'Künyeli proje',
        slug: 'kunyeli-proje',
        content: '<p>Metin</p>',
        image: '/art/project-trafo.svg',
        year: 2025,
        capacity: '1250 kVA',
        duration: '3 hafta',
        customer: 'Bir tekstil fabrikası',
        serviceIds: [service.id],
        beforeImage: '/art/project-depo.svg',
        afterImage: '/art/project-cephe.svg',
        video: 'https://youtu.be/dQw4w9WgXcQ',
      });
      await api.post(`/project/${id}/images`, { imageUrl: '/art/project-ges.svg', captionTr: 'Ana pano, montajda' });
      await page.route(`${host}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Film</h1>' }));
      await use(service);
      await api.remove(`/admin/projects/${id}`);
    },
    { auto: true },
  ],
});

test('without JavaScript the plate, both pictures and the way to the video are there', async ({ read, service }) => {
  const { page, response } = await read(path);
  const plate = page.getByRole('complementary', { name: 'Proje künyesi' });
  for (const fact of ['2025', '1250 kVA', '3 hafta', 'Bir tekstil fabrikası', String(service.title)])
    await expect(plate).toContainText(fact);
  const pictures = page.getByRole('region', { name: 'Önce ve sonra' }).getByRole('figure');
  await expect(pictures).toHaveText(['Önce', 'Sonra']);
  await expect(page.getByText('Ana pano, montajda')).toBeAttached();
  await expect(page.getByRole('link', { name: 'YouTube sayfasında aç' })).toHaveAttribute('href', /youtu\.be/);
  const policy = response.headers()['content-security-policy'];
  expect(policy).not.toContain('youtube');
  expect((await read('/projeler')).response.headers()['content-security-policy']).toBe(policy);
});

test('a video loads nothing before it is pressed, and the pictures are compared by keyboard @phone', async ({
  page,
  watch,
}) => {
  await open(page, path);
  const slider = page.getByRole('slider', { name: 'Önceki ve sonraki hâli karşılaştır' });
  const shown = page.locator('.compare-pictures');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(shown).toHaveCSS('--share', '100%');
  await page.keyboard.press('Home');
  await expect(shown).toHaveCSS('--share', '0%');
  expect(await findViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByText('Bastığınızda video YouTube sunucularından yüklenir.')).toBeVisible();
  expect(watch.foreignRequests).toEqual([]);
  await page.getByRole('button', { name: 'Videoyu oynat' }).click();
  await expect(film(page)).toBeVisible();
  expect(watch.foreignRequests.map((url) => new URL(url).origin)).toEqual([host]);
  expect(watch.problems).toEqual([]);
});

test('one press plays the video of a project that was reached from another page, which loads no document for it @phone', async ({
  page,
  watch,
}) => {
  await open(page, '/projeler');
  const readLoadTime = () => page.evaluate(() => performance.timeOrigin);
  const loaded = await readLoadTime();
  const shown: string[] = [];
  page.on('framenavigated', (frame) => frame === page.mainFrame() && shown.push(new URL(frame.url()).pathname));
  await page.getByRole('link', { name: 'Künyeli proje' }).first().click();
  const play = page.getByRole('button', { name: 'Videoyu oynat' });
  await play.scrollIntoViewIfNeeded();
  await expect(page.getByText('Bastığınızda video YouTube sunucularından yüklenir.')).toBeVisible();
  expect(watch.foreignRequests).toEqual([]);
  await play.click();
  await expect(film(page)).toBeVisible();
  const { origin } = new URL(page.url());
  expect(page.frames().map((frame) => new URL(frame.url()).origin)).toEqual([origin, origin, host]);
  expect([shown, await readLoadTime()]).toEqual([[path], loaded]);
});
