import { expectAccessible, findViolations } from '../accessibility';
import { expect, test } from '../fixtures';
import { call, field, toast, unsaved } from './steps';

test('the versions of an article are compared and an older one comes back, by keyboard @phone', async ({
  adminPage: page,
}, { project }) => {
  const slug = `gecmis-${project.name}`;
  const content = '<p>Trafo merkezi Ankara’da kuruldu.</p><p>İkinci bölüm aynı kalır.</p>';
  const { id } = await call(page, 'POST', '/admin/articles', { title: 'İlk başlık', slug, content });
  const path = `/admin/articles/${id}`;
  await call(page, 'PUT', path, { content: content.replace('Ankara’da', 'İzmir’de') });
  await call(page, 'PUT', path, { title: 'Üçüncü başlık' });
  await page.goto(path);
  await field(page, 'Özet').fill('Yazdım ama kaydetmedim');
  await expect(unsaved(page)).toBeVisible();

  await page.getByRole('button', { name: 'Geçmiş' }).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByRole('listitem').first()).toContainText(/Şu an yayında.*Başlık/);
  expect(await findViolations(page)).toEqual([]);

  await panel
    .getByRole('button', { name: /^Karşılaştır/ })
    .last()
    .press('Enter');
  await expect(panel.getByRole('region', { name: 'Başlık' })).toContainText('İlk başlık');
  const text = panel.getByRole('region', { name: 'İçerik' });
  await expect(text.getByRole('deletion')).toHaveText('Ankara’da');
  await expect(text.getByRole('insertion')).toHaveText('İzmir’de');
  await expect(text.getByText('eklendi:')).toBeAttached();
  await expect(text).not.toContainText('İkinci bölüm');
  await panel.getByRole('checkbox', { name: 'Yalnız değişenler' }).press('Space');
  await expect(text).toContainText('İkinci bölüm aynı kalır.');
  await expectAccessible(page);

  await panel.getByRole('button', { name: 'Bu sürüme dön' }).press('Enter');
  await expect(panel).toContainText('bu tarayıcıda saklanır');
  // The live version becomes the chosen one: what comes back counts as added.
  await expect(text.getByRole('insertion')).toHaveText('Ankara’da');
  await panel.getByRole('button', { name: 'Evet, bu sürüme dön' }).press('Enter');
  await expect(toast(page, 'Eski sürüme dönüldü')).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(field(page, 'Başlık')).toHaveValue('İlk başlık');
  await expect(field(page, 'İçerik')).toContainText('Ankara’da');
  await expect(page.getByRole('button', { name: 'Geçmiş' })).toBeFocused();
  await page.getByRole('button', { name: 'Yazdıklarımı geri getir' }).click();
  await expect(field(page, 'Özet')).toHaveValue('Yazdım ama kaydetmedim');
  await call(page, 'DELETE', path);
});

test('English has a history of its own, and comes back from it after it was taken off the site', async ({
  adminPage: page,
}) => {
  const article = { title: 'Pano odası', slug: 'ingilizce-gecmis', content: '<p>Metin</p>' };
  const { id } = await call(page, 'POST', '/admin/articles', article);
  const english = `/admin/articles/${id}/translations/en`;
  await call(page, 'PUT', english, { title: 'Board room', content: '<p>Text</p>' });
  await call(page, 'PUT', english, { title: 'Switch room' });
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  const openEnglish = async () => {
    await page.goto(`/admin/articles/${id}`);
    await page.getByRole('button', { name: 'Geçmiş' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(1);
    await panel.getByRole('radio', { name: 'İngilizce' }).click();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
  };
  await openEnglish();
  await expect(panel.getByRole('listitem').first()).toContainText(/Şu an yayında.*Başlık/);
  await call(page, 'DELETE', english);
  await openEnglish();
  await expect(panel.getByText('Şu an yayında')).toHaveCount(0);
  await panel
    .getByRole('button', { name: /^Karşılaştır/ })
    .first()
    .click();
  await panel.getByRole('button', { name: 'Bu sürüme dön' }).click();
  await expect(panel.getByText('Önce: İngilizce yok')).toBeVisible();
  await expect(panel.getByRole('region', { name: 'Başlık' }).getByRole('insertion')).toHaveText('Switch room');
  await panel.getByRole('button', { name: 'Evet, bu sürüme dön' }).click();
  await expect(toast(page, 'Eski sürüme dönüldü')).toBeVisible();
  await expect(page.getByText('İngilizce güncel')).toBeVisible();
  expect(await call(page, 'GET', english)).toMatchObject({ title: 'Switch room', slug: 'board-room' });
  await call(page, 'DELETE', `/admin/articles/${id}`);
});

test('a version of the second page is compared with any other one', async ({ adminPage: page }) => {
  const { id } = await call(page, 'POST', '/admin/services', { title: 'Sürüm 1', description: 'Metin' });
  const path = `/admin/services/${id}`;
  for (let number = 2; number <= 22; number += 1) await call(page, 'PUT', path, { title: `Sürüm ${number}` });
  await page.goto(path);
  await page.getByRole('button', { name: 'Geçmiş' }).click();
  const panel = page.getByRole('dialog', { name: 'Geçmiş' });
  await expect(panel.getByRole('listitem')).not.toHaveCount(0);
  await panel.getByRole('button', { name: 'Sonraki sayfa' }).click();
  const compare = panel.getByRole('button', { name: /^Karşılaştır/ });
  await expect(compare).toHaveCount(2);
  await compare.last().click();
  const others = panel.getByLabel('Şununla karşılaştır');
  await expect(others.locator('option')).toHaveCount(21);
  await others.selectOption('12');
  const title = panel.getByRole('region', { name: 'Başlık' });
  await expect(title.getByRole('insertion')).toHaveText('12');
  await expect(title.getByRole('deletion')).toHaveText('1');
  await call(page, 'DELETE', path);
});
