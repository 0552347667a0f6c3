import { admin, expect, holdRequests, test } from '../fixtures';
import { menu, session, signInWithForm } from './steps';

test('the sign-in page says what is missing or wrong, then opens the dashboard @journey', async ({ page }) => {
  await page.goto('/admin/login');
  await expect(page).toHaveTitle(/Giriş|Admin/);
  await expect(page.getByRole('heading', { level: 1, name: /Admin$/ })).toBeVisible();
  await expect(page.getByText('Yönetim paneline giriş yapın')).toBeVisible();
  await page.getByRole('button', { name: 'Giriş Yap' }).click();
  await expect(page.getByRole('alert')).toHaveText('E-postanızı ve şifrenizi yazın');
  await expect(page.getByLabel('E-posta')).toBeFocused();

  await signInWithForm(page, 'yanlis-parola');
  await expect(page.getByRole('alert')).toHaveText('E-posta veya şifre hatalı');
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await session(page)).toEqual([null, null]);

  await signInWithForm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  const [token, user] = await session(page);
  expect(token).toMatch(/\S{20,}/);
  expect(JSON.parse(user ?? '')).toMatchObject({ email: admin.email });
});

test('a sign-in without a response says so and stays on the page', async ({ page }) => {
  await page.goto('/admin/login');
  await page.route(/\/trpc\/auth\.login/, (route) => route.abort());
  await signInWithForm(page);
  await expect(page.getByRole('alert')).toHaveText('Giriş yapılamadı');
  await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue(admin.password);
});

for (const path of ['/admin', '/admin/services', '/admin/articles/new', '/admin/settings', '/admin/yok']) {
  test(`nobody sees ${path} without a session`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin\/login$/);
    await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeVisible();
  });
}

for (const user of ['{oops', 'null', '{}', '{"email":7}']) {
  test(`with the stored user ${user} nobody is signed in, and token and user are removed`, async ({ page }) => {
    await page.goto('/admin/login');
    await page.evaluate((stored) => {
      localStorage.setItem('admin_token', 'x'.repeat(40));
      localStorage.setItem('admin_user', stored);
    }, user);
    await page.goto('/admin/services');
    await expect(page).toHaveURL(/\/admin\/login$/);
    expect(await session(page)).toEqual([null, null]);
  });
}

test('a session that the server does not know is removed, and the sign-in page says why', async ({ page }) => {
  await page.goto('/admin/login');
  await signInWithForm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  // In one step: a late request of the dashboard would end the session between the two.
  await menu(page)
    .getByRole('link', { name: 'Hizmetler' })
    .evaluate((link: HTMLElement) => {
      localStorage.setItem('admin_token', 'expired');
      link.click();
    });
  await expect(page).toHaveURL(/\/admin\/login$/);
  expect(await session(page)).toEqual([null, null]);
  await expect(page.getByText('Oturumunuz sona erdi. Devam etmek için yeniden giriş yapın.')).toBeVisible();
});

test('an error of an unknown shape still says that signing in failed', async ({ page }) => {
  await page.goto('/admin/login');
  for (const body of [[{ error: { message: 'x', code: -1, data: {} } }], { detail: 'x' }, [{ result: {} }], 'x']) {
    await page.route('**/trpc/auth.login*', (route) => route.fulfill({ status: 500, json: body }));
    await signInWithForm(page);
    await expect(page.getByRole('alert').getByText('Giriş yapılamadı')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Giriş Yap' })).toBeEnabled();
    await page.unrouteAll();
  }
});

test('signing out ends the session here and on the server', async ({ page, request }) => {
  await page.goto('/admin/login');
  await signInWithForm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const [token] = await session(page);
  const known = async () => {
    const response = await request.get('/api/v1/admin/services', { headers: { authorization: `Bearer ${token}` } });
    return response.status();
  };
  expect(await known()).toBe(200);
  // A request under way is rejected after the session has ended.
  const release = await holdRequests(page, /services\.list/);
  const [list] = await Promise.all([
    page.waitForRequest(/services\.list/),
    page.getByRole('link', { name: 'Hizmetler', exact: true }).click(),
  ]);
  const rejected = page.waitForEvent('requestfinished', (request) => request === list);
  await page.getByRole('button', { name: 'Çıkış' }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByLabel('E-posta')).toBeVisible();
  release();
  expect(await (await (await rejected).response())?.text()).toContain('UNAUTHORIZED');
  await expect(page.getByText('Oturumunuz sona erdi')).toBeHidden();
  expect(await session(page)).toEqual([null, null]);
  expect(await known()).toBe(401);
  await page.goto('/admin/services');
  await expect(page).toHaveURL(/\/admin\/login$/);
});
