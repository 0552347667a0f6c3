import { expect, test } from './site-test';

test('a button pressed before hydration takes effect after it', async ({ page, watch }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/entry-client-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const menu = page.locator('dialog#menu');
  await expect(menu).toBeHidden();
  release();
  await expect(menu).toBeVisible();
  expect(watch.problems).toEqual([]);
});
