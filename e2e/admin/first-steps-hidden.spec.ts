import { expect, test, useServer } from '../fixtures';
import { toast } from './steps';

// A hidden checklist stays hidden, so this gets a server that no other test file uses.
useServer({ serverEnv: { LOG_LEVEL: 'info' } });

test('the checklist can be hidden, and the samples can still be removed', async ({ adminPage: page }) => {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Bu listeyi gösterme' }).click();
  await expect(toast(page, /“Hızlı işlemler” kutusundan kaldırabilirsiniz/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'İlk adımlar' })).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  const quick = page.getByRole('region', { name: 'Hızlı işlemler' });
  await quick.getByRole('button', { name: 'Örnek içeriği kaldır' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Örnek içeriği kaldır' }).click();
  await expect(toast(page, /örnek kayıt kaldırıldı/)).toBeVisible();
  await expect(quick.getByRole('button')).toHaveCount(0);
});
