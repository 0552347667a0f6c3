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

    const dialog = page.getByRole('dialog', { name: 'Görselin açıklaması' });
    const describe = async (edit: () => Promise<void>) => {
      await gallery(page).getByRole('button', { name: 'Açıklama yaz, sıra 1' }).click();
      await edit();
      await dialog.getByRole('button', { name: 'Kaydet' }).click();
      await expect(dialog).toHaveCount(0);
    };
    const turkish = dialog.getByRole('textbox', { name: 'Türkçe açıklama' });
    await describe(() => turkish.fill('Ana pano, montajdan sonra'));
    await expect(toast(page, 'Açıklama kaydedildi')).toBeVisible();
    await expect(gallery(page)).toContainText('Ana pano, montajdan sonra');
    await expect(gallery(page)).toContainText('İngilizce yok');
    await describe(() => dialog.getByRole('textbox', { name: 'İngilizce açıklama' }).fill('Main board'));
    await expect(gallery(page)).not.toContainText('İngilizce yok');
    await describe(() => turkish.fill('Ana pano'));
    await expect(gallery(page)).toContainText('Türkçesi değişti');
    await describe(async () => {
      await expect(dialog).toContainText('Çevrildiğinde: Ana pano, montajdan sonra');
      await dialog.getByRole('checkbox', { name: 'Geçerli' }).click();
    });
    await expect(gallery(page)).not.toContainText('Türkçesi değişti');

    await page.getByRole('button', { name: 'Güncelle' }).click();
    await expect(page).toHaveURL(list);
    expect(await call(page, 'GET', `/admin/projects/${id}/specs`)).toMatchObject({
      year: 2025,
      capacity: '1250 kVA',
      customer: 'Bir tekstil fabrikası',
      services: [{ title: 'Pano İmalatı' }],
      video: 'https://vimeo.com/76979871',
      captions: [{ captionTr: 'Ana pano', captionEn: 'Main board' }],
    });
  } finally {
    await call(page, 'DELETE', `/admin/projects/${id}`);
  }
});
