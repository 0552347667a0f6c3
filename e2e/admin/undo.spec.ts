import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { call, card, menu, pressUntil, readDraft, removeWithDialog, signInWithForm, toast } from './steps';

test.describe.configure({ mode: 'default' });

const strip = (page: Page) => page.getByRole('region', { name: 'Son işlem' });
const undo = (page: Page) => strip(page).getByRole('button', { name: 'Geri al' });
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents();
const shown = (page: Page, name: string) => card(page, name).getByRole('switch');

/** Adds services behind all others and opens their list; they are deleted at the end. */
async function withServices(page: Page, titles: string[], work: (ids: number[]) => Promise<void>): Promise<void> {
  const ids: number[] = [];
  for (const [index, title] of titles.entries()) {
    const data = { title, description: 'Metin', order: 9000 + index };
    ids.push((await call(page, 'POST', '/admin/services', data)).id);
  }
  await page.goto('/admin/services');
  await work(ids);
  for (const id of ids) await call(page, 'DELETE', `/admin/services/${id}`);
}

async function hideServices(page: Page, titles: string[]): Promise<void> {
  for (const title of titles) await page.getByRole('checkbox', { name: `Seç: ${title}` }).click();
  await page.getByRole('region', { name: 'Seçili kayıtlar' }).getByRole('button', { name: 'Gizle' }).click();
  await expect(strip(page)).toContainText(`${titles.length} kayıt gizlendi`);
}

test('what was hidden together is shown again by keyboard, and what somebody changed since is named', async ({
  adminPage: page,
}) => {
  const [one, two] = ['Geri alınan bir', 'Geri alınan iki'];
  await withServices(page, [one, two], async ([id = 0]) => {
    await hideServices(page, [one, two]);
    await expect(page.getByRole('status').filter({ hasText: '2 kayıt gizlendi' })).toHaveCount(1);
    // A reload leaves it in reach.
    await page.reload();
    await expect(shown(page, one)).not.toBeChecked();
    await card(page, two).getByRole('button', { name: 'Sil', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(undo(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page, '2 kayıt geri alındı')).toBeVisible();
    await expect(strip(page)).toBeHidden();
    await expect(shown(page, one)).toBeChecked();
    await expect(shown(page, two)).toBeChecked();

    await hideServices(page, [one, two]);
    await call(page, 'PUT', `/admin/services/${id}`, { description: 'Başkası yazdı' });
    await undo(page).click();
    await expect(strip(page)).toHaveText(`Geri alınmadı, çünkü bu arada değiştirildi veya silindi: ${one}`);
    await expect(shown(page, two)).toBeChecked();
    await expect(shown(page, one)).not.toBeChecked();
    await strip(page).getByRole('button', { name: 'Kapat' }).click();
    await expect(strip(page)).toBeHidden();
  });
});

test('Ctrl+Z takes back a new order and a deletion, but not while one types in a field', async ({
  adminPage: page,
}) => {
  const [one, two] = ['Yeri değişen bir', 'Yeri değişen iki'];
  await withServices(page, [one, two], async () => {
    await expect(card(page, two)).toBeVisible();
    await card(page, two).getByRole('button', { name: 'Sürükleyerek taşı' }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByText(`${two} taşınıyor`)).toBeAttached();
    await pressUntil('ArrowUp', page.getByText(new RegExp(`${two} \\d+. sıraya taşındı`)));
    await page.keyboard.press('Space');
    await expect(strip(page)).toContainText('Sıra değişti');
    expect((await names(page)).slice(-2)).toEqual([two, one]);
    // As with Caps Lock.
    await page.keyboard.press('Control+Z');
    await expect.poll(async () => (await names(page)).slice(-2)).toEqual([one, two]);
    await expect(toast(page, 'Önceki sıra geri geldi')).toBeVisible();

    await removeWithDialog(card(page, two), page, 'Bu hizmeti silmek');
    await expect(strip(page)).toContainText('1 kayıt çöpe taşındı');
    const search = page.getByRole('searchbox');
    await search.fill('a');
    await search.press('Control+z');
    await expect(undo(page)).toBeVisible();
    await search.fill('');
    await expect(card(page, one)).toBeVisible();
    await search.blur();
    await page.keyboard.press('Control+z');
    await expect(card(page, two)).toBeVisible();
    await expect(strip(page)).toBeHidden();

    await removeWithDialog(card(page, two), page, 'Bu hizmeti silmek');
    await expect(strip(page)).toContainText('1 kayıt çöpe taşındı');
    await page.goto('/admin/trash');
    await expect(undo(page)).toBeVisible();
    await page.getByRole('button', { name: `Geri al: ${two}` }).click();
    // What came back from the trash cannot be taken back once more.
    await expect(strip(page)).toBeHidden();
  });
});

test('who signs out leaves nothing behind that the next one could undo', async ({ page }) => {
  await page.goto('/admin/login');
  await signInWithForm(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const title = 'Çıkıştan önce gizlenen';
  await withServices(page, [title], async () => {
    await hideServices(page, [title]);
    await page.getByRole('button', { name: 'Çıkış' }).click();
    await expect(page).toHaveURL(/\/admin\/login$/);
    await signInWithForm(page);
    await menu(page).getByRole('link', { name: 'Hizmetler' }).click();
    for (const again of [() => page.reload(), () => page.keyboard.press('Control+z')]) {
      await expect(shown(page, title)).not.toBeChecked();
      await expect(strip(page)).toBeHidden();
      await again();
    }
    await expect(shown(page, title)).not.toBeChecked();
    expect(await call(page, 'GET', '/admin/services?q=çıkıştan')).toMatchObject([{ title, visible: false }]);
  });
});

test('whoever saves a record that was deleted meanwhile restores it with what was typed @phone', async ({
  adminPage: page,
}) => {
  const [title, typed] = ['Açıkken silinen', 'Bu arada yazılan metin'];
  await withServices(page, [title], async ([id = 0]) => {
    await card(page, title).getByRole('link', { name: 'Düzenle' }).click();
    await page.getByLabel('Açıklama').fill(typed);
    await call(page, 'DELETE', `/admin/services/${id}`);
    await page.getByRole('button', { name: 'Güncelle' }).click();
    await expect(page.getByText('Bu kayıt çöpe taşınmış.')).toBeVisible();
    await expect.poll(() => readDraft(page, 'services')).toContain(typed);
    await page.getByRole('button', { name: 'Geri al ve kaydet' }).click();
    await expect(page).toHaveURL('/admin/services');
    await expect(card(page, title).getByText(typed)).toBeVisible();
    expect(await readDraft(page, 'services')).toBeNull();
  });
});
