import { expect, holdProgram, test, untilHydrated } from './site-test';

test('the menu opens before the program has come, and stays open when it hydrates the page', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdProgram(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menü', exact: true }).click();
  const menu = page.locator('dialog#menu');
  await expect(menu).toBeVisible();
  release();
  await untilHydrated(page);
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(watch.problems).toEqual([]);
});
