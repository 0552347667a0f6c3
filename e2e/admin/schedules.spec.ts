import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { keepDraft, list, live, newService, stored } from './draft-steps';
import { call, expectNothingCutOff, toast } from './steps';

test.describe.configure({ mode: 'default' });

test('a draft is published at the time that was chosen, which can be changed and cancelled @phone', async ({
  adminPage: page,
}, { project }) => {
  const name = `Pazartesi yayımlanacak ${project.name}`;
  const id = await newService(page, name);
  await keepDraft(page, id, `${name} hizmet`);
  await expect(page.getByText(/^Bu taslağın yayımlanacağı zaman/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Planla' }).click();
  const dialog = page.getByRole('dialog', { name: 'Yayın zamanı' });
  const [publishAt, unpublishAt] = [
    dialog.getByLabel('Yayına alınacağı zaman'),
    dialog.getByLabel('Yayından çekileceği zaman'),
  ];
  await publishAt.fill('2020-03-12T09:00');
  await dialog.getByRole('button', { name: 'Planla' }).click();
  await expect(publishAt).toHaveAttribute('aria-invalid', 'true');
  await publishAt.fill('2090-03-12T09:00');
  await unpublishAt.fill('2090-03-11T09:00');
  await dialog.getByRole('button', { name: 'Planla' }).click();
  await expect(unpublishAt).toHaveAttribute('aria-invalid', 'true');
  await unpublishAt.fill('2090-04-12T18:30');
  await expectAccessible(page);
  await expectNothingCutOff(dialog);
  await dialog.getByRole('button', { name: 'Planla' }).click();
  await expect(toast(page, 'Planlandı')).toBeVisible();
  await expect(page.getByText('Bu taslağın yayımlanacağı zaman: 12 Mart 2090 Pazar 09:00.')).toBeVisible();
  await expect(page.getByText('Yayından çekileceği zaman: 12 Nisan 2090 Çarşamba 18:30.')).toBeVisible();

  await page.goto('/admin/drafts');
  const planned = page.getByRole('listitem').filter({ hasText: 'Yayından çekileceği zaman: 12 Nisan 2090' });
  await expect(planned).toContainText(name);
  await expectAccessible(page);
  await planned.getByRole('button', { name: 'Planı iptal et' }).click();
  await expect(planned).toHaveCount(0);
  await page.goto(`${list}/${id}`);
  await expect(page.getByText('Yayından çekileceği zaman: 12 Nisan 2090 Çarşamba 18:30.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Planı iptal et' }).click();
  await expect(toast(page, 'Plan iptal edildi')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Planla' })).toBeVisible();
});

test('what could not be done when it was due stands on the dashboard, in the list and in the form, and is tried again', async ({
  adminPage: page,
}) => {
  const id = await newService(page, 'Yapılamayan plan');
  await keepDraft(page, id, 'Çakışan ad');
  const soon = new Date(Date.now() + 1500).toISOString();
  await call(page, 'PUT', `/admin/services/${id}`, { title: 'Bu arada değişen ad' });
  await call(page, 'PUT', `/admin/services/${id}/schedule?locale=tr`, { publishAt: soon });
  const failure = page.getByText(/^Planlanan yayın yapılamadı/);
  await expect(async () => {
    await page.goto('/admin');
    await expect(page.getByText('Planlanan 1 iş zamanı gelince yapılamadı.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.getByRole('link', { name: 'Taslaklar ekranını açın' }).click();
  await expect(failure).toBeVisible();
  await page.getByRole('link', { name: 'Çakışan ad' }).first().click();
  await expect(failure).toBeVisible();
  expect(await live(page, id)).toMatchObject({ title: 'Bu arada değişen ad' });
  // With the same as a draft there is nothing left to argue about.
  await call(page, 'PUT', `/admin/services/${id}`, { title: 'Çakışan ad' });
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect.poll(() => stored(page, id)).toBeNull();
  await page.goto('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(/iş zamanı gelince yapılamadı/)).toHaveCount(0);
});
