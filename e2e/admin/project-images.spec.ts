import { expect, test } from '../fixtures';
import { addImage, failure, fillProject, gallery, list, store } from './project-steps';
import { call, field, imageFile } from './steps';

test('pictures chosen before a project is saved are uploaded several at once', async ({ adminPage: page }) => {
  await fillProject(page, 'Yüklenen resimler');
  await page.getByRole('radio', { name: 'Dosya Yükle' }).nth(1).click();
  const files = [await imageFile('bir.png', [10, 200, 30]), await imageFile('iki.png', [10, 30, 200])];
  await page.locator('input[type=file]').nth(1).setInputFiles(files);
  await expect(gallery(page)).toHaveCount(2);
  await expect(page.getByText('Resim başarıyla yüklendi')).toBeVisible();
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(page).toHaveURL(list);
  const response = await page.request.get('/api/v1/projects/slug/yuklenen-resimler');
  const { images } = (await response.json()).data;
  expect(images.map(({ order }: { order: number }) => order)).toEqual([1, 2]);
  expect(images[0].imageUrl).toMatch(/^\/uploads\//);
});

test('a picture that cannot be added affects neither the project nor the other pictures', async ({
  adminPage: page,
}) => {
  await fillProject(page, 'Bağlantı koptu');
  for (const name of ['trafo', 'depo', 'cephe']) await addImage(page, `/art/project-${name}.svg`);
  await page.route('**/trpc/projects.images.add*', (route) =>
    route.request().postData()?.includes('depo') ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Oluştur' }).click();
  await expect(failure(page)).toContainText('Proje kaydedildi ama 1 resim eklenemedi: Resim eklenirken hata oluştu');
  await failure(page).getByRole('button', { name: 'Tamam' }).click();
  await expect(gallery(page)).toHaveCount(2);
  await expect(page.getByText('Eklenemeyen resimler')).toBeVisible();
  const waiting = page.getByRole('listitem').filter({ hasText: '/art/project-depo.svg' });
  await expect(waiting.getByRole('button', { name: 'Resmi sil, sıra 1' })).toBeVisible();
  await page.unroute('**/trpc/projects.images.add*');
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(gallery(page)).toHaveCount(3);
  await expect(page).toHaveURL(list);
  const response = await page.request.get('/api/v1/projects/slug/baglanti-koptu');
  expect((await response.json()).data.images).toHaveLength(3);
});

test('the draft that is offered after the tab was closed contains the chosen pictures', async ({ adminPage: page }) => {
  await page.goto(`${list}/new`);
  await addImage(page, '/art/project-trafo.svg');
  await expect(gallery(page)).toHaveCount(1);
  await expect(page.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Yazdıklarımı geri getir' }).click();
  await expect(gallery(page)).toHaveCount(1);
});

test('on the form of a stored project pictures are added, moved and deleted at once', async ({ adminPage: page }) => {
  const { id } = await store(page, 'Galeri');
  await page.goto(`${list}/${id}/edit`);
  for (const name of ['trafo', 'depo']) {
    await addImage(page, `/art/project-${name}.svg`);
    await expect(gallery(page).last().locator('img')).toHaveAttribute('src', `/art/project-${name}.svg`);
  }
  await expect(page.getByText('Değişiklik yok')).toBeVisible();
  const addresses = async () => {
    const { images } = await call(page, 'GET', `/admin/projects/${id}`);
    return Array.isArray(images) ? images.map(({ imageUrl }) => imageUrl) : [];
  };
  expect(await addresses()).toEqual(['/art/project-trafo.svg', '/art/project-depo.svg']);

  await gallery(page).first().getByRole('button', { name: 'Arkaya al, sıra 1' }).click();
  await expect.poll(addresses).toEqual(['/art/project-depo.svg', '/art/project-trafo.svg']);

  const question = page.getByRole('alertdialog', { name: 'Bu resmi silmek istediğinize emin misiniz?' });
  const remove = gallery(page).first().getByRole('button', { name: 'Resmi sil, sıra 1' });
  await remove.scrollIntoViewIfNeeded();
  // None of the buttons below a picture is cut off.
  await expect(remove).toBeInViewport({ ratio: 1 });
  await remove.click();
  await question.getByRole('button', { name: 'İptal' }).click();
  expect(await addresses()).toHaveLength(2);
  await remove.click();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(gallery(page)).toHaveCount(1);
  expect(await addresses()).toEqual(['/art/project-trafo.svg']);

  await page.route('**/trpc/projects.images.*', (route) => route.abort());
  await addImage(page, '/art/project-cephe.svg');
  await expect(failure(page)).toContainText('Resim eklenirken hata oluştu');
  await failure(page).getByRole('button', { name: 'Tamam' }).click();
  await expect(field(page, 'Ek resimler')).toHaveValue('/art/project-cephe.svg');
  await gallery(page).first().getByRole('button', { name: 'Resmi sil, sıra' }).click();
  await question.getByRole('button', { name: 'Sil' }).click();
  await expect(failure(page)).toContainText('Resim silinirken hata oluştu');
});

test('a new order and a deletion in the gallery are undone, and what was typed in the form stays @phone', async ({
  adminPage: page,
}) => {
  const { id } = await store(page, 'Galeride geri alınan');
  for (const [order, name] of ['trafo', 'depo'].entries()) {
    await call(page, 'POST', `/project/${id}/images`, { imageUrl: `/art/project-${name}.svg`, order });
  }
  await page.goto(`${list}/${id}/edit`);
  const sources = () =>
    gallery(page)
      .locator('img')
      .evaluateAll((all) => all.map((one) => one.getAttribute('src')));
  const [trafo, depo] = ['/art/project-trafo.svg', '/art/project-depo.svg'];
  await expect.poll(sources).toEqual([trafo, depo]);
  await field(page, 'Konum').fill('Henüz kaydedilmedi');
  const strip = page.getByRole('region', { name: 'Son işlem' });

  // Under the pointer a toast stays.
  const offer = page.getByRole('region', { name: /^Bildirimler/ }).getByRole('button', { name: 'Geri al' });
  const undoWays = [() => page.keyboard.press('Control+z'), () => offer.hover().then(() => offer.click())];
  for (const undo of undoWays) {
    await gallery(page).first().getByRole('button', { name: 'Arkaya al, sıra 1' }).click();
    await expect(strip).toContainText('Sıra değişti');
    await expect.poll(sources).toEqual([depo, trafo]);
    await undo();
    await expect.poll(sources).toEqual([trafo, depo]);
    await expect(strip).toBeHidden();
  }

  await gallery(page).first().getByRole('button', { name: 'Resmi sil, sıra 1' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await expect.poll(sources).toEqual([depo]);
  await expect(strip).toContainText('1 kayıt çöpe taşındı');
  await strip.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(sources).toEqual([trafo, depo]);
  await expect(field(page, 'Konum')).toHaveValue('Henüz kaydedilmedi');
});
