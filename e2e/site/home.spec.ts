import { expect, test } from '../fixtures';

test('the services stand in the page as the server sends it', async ({ request }) => {
  const html = await (await request.get('/')).text();
  expect(html).toContain('Pano İmalatı');
  expect(html).toContain('<html lang="tr">');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the home page shows the services @phone', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('#services')).toContainText('Pano İmalatı');
  });
});

test('the home page loads without an error and fetches no data after load @phone', async ({ page }) => {
  const problems: string[] = [];
  const dataRequests: string[] = [];
  page.on('console', (entry) => entry.type() === 'error' && problems.push(entry.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => /\/(trpc|api)\//.test(request.url()) && dataRequests.push(request.url()));
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
  expect(dataRequests).toEqual([]);
});
