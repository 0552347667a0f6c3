import { expect, test } from '../fixtures';
import { gallery, list, store } from './project-steps';
import { call, field, toast } from './steps';

test('the owner fills in the plate of a project and a caption @phone', async ({ adminPage: page }) => {
  const { id } = await store(page, 'Künye denemesi');
  await call(page, 'POST', `/project/${id}/images`, { imageUrl: '/art/project-depo.svg' });
  try {
    await page.goto(`${list}/${id}/edit`);
    await expect(field(page, 'Müşteri')).toBeHidden();
    await page.getByText('Künye: yıl, müşteri, güç, video').click();
    await field(page, 'Güç veya büyüklük').fill('1250 kVA');
    await field(page, 'Müşteri').fill('Bir tekstil fabrikası');
    await field(page, 'Yıl').fill('25');
    await page.getByRole('checkbox', { name: 'Pano İmalatı' }).click();
    await field(page, 'Video').fill('https://ornek.example/film');
    await page.getByRole('button', { name: 'Güncelle' }).click();
    await expect(page.getByText('Yıl 1900 ile 2100 arasında')).toBeVisible();
    await expect(page.getByText('YouTube ya da Vimeo video sayfasının adresini')).toBeVisible();
    await field(page, 'Yıl').fill('2025');
    await field(page, 'Video').fill('https://vimeo.com/76979871');

    await gallery(page).getByRole('button', { name: 'Açıklama yaz, sıra 1' }).click();
    const dialog = page.getByRole('dialog', { name: 'Görselin açıklaması' });
    await dialog.getByRole('textbox', { name: 'Türkçe açıklama' }).fill('Ana pano, montajdan sonra');
    await dialog.getByRole('button', { name: 'Kaydet' }).click();
    await expect(toast(page, 'Açıklama kaydedildi')).toBeVisible();
    await expect(gallery(page)).toContainText('Ana pano, montajdan sonra');
    await expect(gallery(page)).toContainText('İngilizce yok');

    await page.getByRole('button', { name: 'Güncelle' }).click();
    await expect(page).toHaveURL(list);
    expect(await call(page, 'GET', `/admin/projects/${id}/specs`)).toMatchObject({
      year: 2025,
      capacity: '1250 kVA',
      customer: 'Bir tekstil fabrikası',
      services: [{ title: 'Pano İmalatı' }],
      video: 'https://vimeo.com/76979871',
      captions: [{ captionTr: 'Ana pano, montajdan sonra', captionEn: null }],
    });
  } finally {
    await call(page, 'DELETE', `/admin/projects/${id}`);
  }
});
