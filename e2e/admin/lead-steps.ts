import { expect, type Locator, type Page } from '@playwright/test';

export const list = '/admin/contact-forms';

/** The select of a card, or of the screen of a lead. */
export const stage = (scope: Page | Locator): Locator => scope.getByRole('combobox', { name: 'Aşamayı değiştir' });

type Message = { name: string; email?: string; phone?: string; message?: string };

/** A visitor writes to the company; returns the number of the lead. */
export async function send(page: Page, message: Message): Promise<number> {
  const data = { email: 'talep@example.com', phone: '0532 111 22 33', message: 'Pano yenilenecek', ...message };
  const response = await page.request.post('/api/v1/contact-forms', { data });
  expect(response.status()).toBe(201);
  return (await response.json()).data.id;
}
