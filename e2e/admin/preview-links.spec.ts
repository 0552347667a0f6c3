import { expectAccessible } from '../accessibility';
import { expect, test, useServer } from '../fixtures';
import { keepDraft, list, live, newService } from './draft-steps';
import { expectNothingCutOff, toast } from './steps';

// A server of its own, so that the services of other tests do not push the one shown off the home page.
useServer({ serverEnv: { CONTACT_LIMIT: '33' } });

test('a link shows a draft to who has not signed in, until it is ended @phone', async ({ adminPage: page, browser }, {
  project,
}) => {
  const name = `Gösterilecek hizmet ${project.name}`;
  const id = await newService(page, name);
  await keepDraft(page, id, `${name} taslak`);
  await page.getByRole('button', { name: 'Önizleme bağlantısı' }).click();
  const dialog = page.getByRole('dialog', { name: 'Önizleme bağlantısı' });
  await expect(dialog.getByRole('radio', { name: '3 gün' })).toBeChecked();
  await dialog.getByRole('radio', { name: '1 gün' }).click();
  await dialog.getByRole('button', { name: 'Bağlantı oluştur' }).click();
  const address = dialog.getByLabel('Bağlantının adresi');
  await expect(address).toHaveValue(/\/onizleme\/[\w-]{43}$/);
  const links = dialog.getByRole('listitem');
  await expect(links).toHaveCount(1);
  await expect(links).toContainText('tarihine kadar geçerli');
  await expectAccessible(page);
  await expectNothingCutOff(dialog);
  // Without the permission the address can be selected.
  await address.focus();
  expect(await address.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd])).toEqual([
    0,
    (await address.inputValue()).length,
  ]);
  const url = await address.inputValue();

  const visitor = await (await browser.newContext({ locale: 'tr-TR', javaScriptEnabled: false })).newPage();
  await visitor.goto(url);
  await expect(visitor.getByText('Bu bir önizlemedir. Sayfa henüz yayında değildir.')).toBeVisible();
  await expect(visitor.getByText(`${name} taslak`).first()).toBeVisible();
  await visitor.goto(new URL('/', url).href);
  await expect(visitor.getByText(`${name} taslak`)).toHaveCount(0);
  expect(await live(page, id)).toMatchObject({ title: name });

  await page.goto('/admin/drafts');
  const box = page.getByRole('listitem').filter({ hasText: 'tarihine kadar geçerli' }).filter({ hasText: name });
  await expect(box).toBeVisible();
  await expectAccessible(page);
  const question = page.getByRole('alertdialog', { name: 'Bu bağlantıyı iptal etmek istediğinize emin misiniz?' });
  await box.getByRole('button', { name: 'İptal et' }).click();
  await expect(question).toContainText(`${name} taslak`);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Kalsın' }).click();
  await expect(question).toHaveCount(0);
  expect((await visitor.goto(url))?.status()).toBe(200);
  await box.getByRole('button', { name: 'İptal et' }).click();
  await question.getByRole('button', { name: 'Evet, iptal et' }).click();
  await expect(toast(page, 'Bağlantı iptal edildi')).toBeVisible();
  await expect(box).toHaveCount(0);
  expect((await visitor.goto(url))?.status()).toBe(410);
  await expect(visitor.getByRole('heading', { name: 'Bu önizleme artık geçerli değil.' })).toBeVisible();
  await visitor.context().close();

  // The form offers no address of a link that has ended.
  await page.goto(`${list}/${id}`);
  await page.getByRole('button', { name: 'Önizleme bağlantısı' }).click();
  await expect(dialog.getByRole('button', { name: 'Bağlantı oluştur' })).toBeVisible();
  await expect(links).toHaveCount(0);
  await expect(address).toHaveCount(0);
});
