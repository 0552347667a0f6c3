import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures';

export const contentField = (page: Page) => page.getByRole('textbox', { name: 'İçerik' });
export const tool = (page: Page, name: string | RegExp) =>
  page.getByRole('toolbar', { name: 'Biçimlendirme' }).getByRole('button', { name, exact: true });

export async function openNewArticle(page: Page, title: string): Promise<Locator> {
  await page.goto('/admin/articles/new');
  const content = contentField(page);
  await expect(content).toBeVisible();
  await page.getByRole('textbox', { name: 'Başlık', exact: true }).fill(title);
  await content.click();
  return content;
}

export async function choose(page: Page, menu: RegExp, item: string): Promise<void> {
  await tool(page, menu).click();
  await page.getByRole('menuitemradio', { name: item, exact: true }).click();
  await expect(contentField(page)).toBeFocused();
}

export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/Makale (oluşturuldu|güncellendi)/).first()).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/articles$/);
}

/** The stored text as visitors get it, from the public API. */
export async function storedContent(page: Page, slug: string): Promise<string> {
  const response = await page.request.get(`/api/v1/articles/slug/${slug}`);
  const { data } = await response.json();
  return data.content;
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Şimdi yayınla' }).click();
  await contentField(page).click();
}

export async function paste(content: Locator, text: string, type = 'text/html'): Promise<void> {
  await content.evaluate(
    (element, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(pasted.type, pasted.text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { text, type },
  );
}
