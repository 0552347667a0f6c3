import { expect, test } from '../fixtures';
import { changePage, type ForeignChange, foreignChanges, prepareForeignChanges } from '../foreign-changes';

const changes = Object.keys(foreignChanges) as ForeignChange[];

for (const change of changes) {
  test(`in a back office ${change} a form goes on, and its text is saved as typed`, async ({ adminPage: page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await prepareForeignChanges(page);
    await page.goto('/admin/articles/new');
    const text = page.locator('.ProseMirror').first();
    await expect(text).toBeVisible();
    await changePage(page, change);
    const save = page.locator('[data-save-bar] button').last();
    await save.click();
    const title = page.locator('input[name="title"]').first();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await changePage(page, change);
    await title.fill(`Makale ${change}`);
    await expect(title).not.toHaveAttribute('aria-invalid', 'true');
    await text.click();
    await page.keyboard.insertText('Pano odasında yalnız yetkili kişi çalışır.');
    await changePage(page, change);
    await expect(text).toHaveText('Pano odasında yalnız yetkili kişi çalışır.');
    await page.locator('.ProseMirror').first().press('Control+s');
    await expect(page).toHaveURL(/\/admin\/articles(?!\/new)/);
    await changePage(page, change);

    await page.goto('/admin/articles');
    const search = page.getByRole('searchbox');
    await expect(search).toBeVisible();
    await changePage(page, change);
    await search.fill(change);
    const hit = page.getByRole('main').getByText(`Makale ${change}`).first();
    await expect(page).toHaveURL(/q=/);
    await expect(hit).toBeVisible();
    await changePage(page, change);
    await page.locator('nav a[href="/admin/services"]').click();
    await expect(page).toHaveURL(/\/admin\/services/);
    await expect(page.locator('main a[href^="/admin/services/"]').first()).toBeVisible();
    await changePage(page, change);
    await page.goBack();
    await expect(hit).toBeVisible();
    expect(errors).toEqual([]);
  });
}
