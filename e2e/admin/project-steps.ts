import type { Locator, Page } from '@playwright/test';
import { call, field, writeText } from './steps';

export const list = '/admin/projects';
export const failure = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Hata' });
export const gallery = (page: Page): Locator =>
  page.getByRole('list', { name: 'Eklenen resimler' }).getByRole('listitem');

export const store = (page: Page, title: string, more: object = {}) =>
  call(page, 'POST', '/admin/projects', { categoryId: 1, title, content: '<p>İçerik</p>', ...more });

/** Opens the field for the address of a further image. */
export const openAddress = (page: Page): Promise<void> => page.getByRole('radio', { name: 'URL' }).last().click();

export async function addImage(page: Page, address: string): Promise<void> {
  await openAddress(page);
  await field(page, 'Ek resimler').fill(address);
  await page.getByRole('button', { name: 'Resim Ekle' }).click();
}

export async function fillProject(page: Page, title: string): Promise<void> {
  await page.goto(`${list}/new`);
  await field(page, 'Proje başlığı').fill(title);
  await page.getByRole('combobox', { name: 'Kategori' }).selectOption({ label: 'Aydınlatma' });
  await writeText(page, 'İçerik', 'Yapılan işin metni');
}
