import { expect, test } from '../fixtures';
import { card, imageFile, readInput, removeWithDialog, toast, writeText } from './steps';

const list = '/admin/services';
const questions = [
  ['Keşif ücretli mi?', 'Bursa içinde ücretsiz.'],
  ['Ne kadar sürer?', 'Çoğu evde bir gün.'],
  ['Garanti var mı?', 'İki yıl.'],
] as const;

test('the owner makes a page for a service with photos and three questions, and visitors read it @phone', async ({
  adminPage: page,
  read,
}) => {
  await page.goto(`${list}/new`);
  await page.getByLabel('Başlık').fill('Jeneratör montajı');
  await page.getByLabel('Açıklama').fill('Keşif, montaj ve devreye alma');
  await expect(page.getByText('Sayfa metni', { exact: true })).toHaveCount(0);
  await page.getByText('Hizmet sayfası', { exact: true }).click();
  await writeText(page, 'Sayfa metni', 'Yükünüzü ölçüp jeneratörü ona göre seçeriz.');
  const photos = [await imageFile('bir.png', [10, 200, 30]), await imageFile('iki.png', [10, 30, 200])];
  await page.locator('input[type=file]').last().setInputFiles(photos);
  await expect(page.getByRole('list', { name: 'Eklenen resimler' }).getByRole('listitem')).toHaveCount(2);
  for (const [index, [question, answer]] of questions.entries()) {
    await page.getByRole('button', { name: 'Soru ekle' }).click();
    await expect(page.getByLabel('Soru', { exact: true }).nth(index)).toBeFocused();
    await page.getByLabel('Soru', { exact: true }).nth(index).fill(question);
    if (index < 2) await page.getByLabel('Cevap').nth(index).fill(answer);
  }
  await page.getByRole('button', { name: 'Ekle', exact: true }).click();
  await expect(page.getByText('Her sorunun bir cevabı olmalı. Eksik olanı yazın ya da o soruyu silin.')).toBeVisible();
  await page.getByLabel('Cevap').nth(2).fill(questions[2][1]);
  await page.getByRole('button', { name: '3. soruyu yukarı taşı' }).click();
  await expect(page.getByText('/hizmet/jenerator-montaji', { exact: true })).toBeVisible();
  const sent = await readInput(page, 'services.create', () =>
    page.getByRole('button', { name: 'Ekle', exact: true }).click(),
  );
  expect(sent).toMatchObject({ content: '<p>Yükünüzü ölçüp jeneratörü ona göre seçeriz.</p>' });
  await expect(toast(page, 'Hizmet oluşturuldu')).toBeVisible();
  await expect(page).toHaveURL(list);

  const { page: shown, response } = await read('/hizmet/jenerator-montaji');
  expect(response.status()).toBe(200);
  await expect(shown.locator('.gallery img')).toHaveCount(2);
  await expect(shown.locator('.questions summary')).toHaveText([questions[0][0], questions[2][0], questions[1][0]]);
  await page.goto(list);
  await removeWithDialog(card(page, 'Jeneratör montajı'), page, 'Bu hizmeti silmek istediğinize emin misiniz?');
  await expect(toast(page, 'Hizmet silindi')).toBeVisible();
  expect((await page.goto('/hizmet/jenerator-montaji'))?.status()).toBe(410);
});
