import type { Locator } from '@playwright/test';
import { expectAccessible } from '../accessibility';
import { expect, test } from '../fixtures';
import { contentField, openNewArticle, paste, publish, save, storedContent, tool } from './editor-steps';
import { call } from './steps';

test('a table from Excel, from plain text or a page stays one, and on a phone it scrolls within itself', async ({
  adminPage: page,
}) => {
  const content = await openNewArticle(page, 'Tablo yapıştırma');
  await publish(page);
  await paste(
    content,
    `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table border=0 width=300><col width=64 span=2>
    <tr><td colspan=2 class=xl65 style='font-weight:700;background:yellow'>Teknik</td></tr>
    <tr><td class=xl66><p class=MsoNormal>Güç<o:p></o:p></p></td><td align=right>1250 kVA</td></tr></table></body></html>`,
  );
  const pasted = '<tr><td><strong>Teknik</strong></td><td></td></tr><tr><td>Güç</td><td>1250 kVA</td></tr>';
  await page.keyboard.press('Control+End');
  await paste(content, 'Sonra', 'text/plain');
  await page.keyboard.press('Enter');
  await paste(content, 'Gerilim\t400 V\nAkım\t1800 A', 'text/plain');
  const plain = '<tr><td>Gerilim</td><td>400 V</td></tr><tr><td>Akım</td><td>1800 A</td></tr>';
  await page.keyboard.press('Control+End');
  await paste(content, '<ul><li>liste</li></ul>');
  const months = ['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos'];
  const cells = (name: string) => months.map((month) => `<${name}>${month}</${name}>`).join('');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await paste(
    content,
    `<table><thead><tr>${cells('td')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table><p>Son</p>`,
  );
  await save(page);
  expect(await storedContent(page, 'tablo-yapistirma')).toBe(
    `<table><tbody>${pasted}</tbody></table><p>Sonra</p><table><tbody>${plain}</tbody></table><ul><li>liste</li></ul>` +
      `<table><tbody><tr>${cells('th')}</tr><tr>${cells('td')}</tr></tbody></table><p>Son</p>`,
  );

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/articles/tablo-yapistirma');
  const tables = page.getByRole('table');
  await expect(tables.last().getByRole('columnheader')).toHaveText(months);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const boxes = page.getByRole('group', { name: 'Tablo' });
  const scrolls = (box: Locator) => box.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(await scrolls(boxes.first())).toBe(false);
  expect(await scrolls(boxes.last())).toBe(true);

  // On the page of a service the text is an item of a grid.
  const text = await storedContent(page, 'tablo-yapistirma');
  await call(page, 'POST', '/admin/services', { title: 'Tablolu', description: 'x', slug: 'tablolu', content: text });
  await page.goto('/hizmet/tablolu');
  const box = boxes.last();
  await expect(box).toBeVisible();
  await expectAccessible(page);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test('a table is written, extended, shortened and left by buttons and keys, and each step can be undone', async ({
  adminPage: page,
}) => {
  const content = await openNewArticle(page, 'Tablo yazma');
  await publish(page);
  const actions = page.getByRole('toolbar', { name: 'Tablo' });
  const act = (name: string) => actions.getByRole('button', { name, exact: true }).click();
  const cell = (name: string) => content.getByRole('cell', { name, exact: true });
  const rows = content.locator('tr');
  const headers = content.locator('tr:first-child > th');
  await expect(actions).toBeHidden();
  await tool(page, 'Tablo').click();
  await expect(rows).toHaveCount(3);
  for (const word of ['Özellik', 'Değer', 'Güç', '1250 kVA', 'Süre', '3 ay']) {
    await page.keyboard.type(word);
    await page.keyboard.press('Tab');
  }
  await expect(rows).toHaveCount(4);
  await page.keyboard.type('- Yer');
  await expect(tool(page, 'Madde işaretli liste')).toHaveAttribute('aria-disabled', 'true');
  await act('Satırı sil');
  await expect(rows).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(cell('- Yer')).toBeVisible();
  await page.keyboard.press('Control+Shift+z');
  await expect(rows).toHaveCount(3);

  await cell('Süre').click();
  await act('Üste satır');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('Gerilim');
  await act('Alta satır');
  await expect(rows).toHaveText(['ÖzellikDeğer', 'Güç1250 kVA', 'Gerilim', '', 'Süre3 ay']);
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Tab');
  await expect(actions.getByRole('button', { name: 'Üste satır' })).toBeFocused();
  for (const name of ['Alta satır', 'Satırı sil']) {
    await page.keyboard.press('ArrowRight');
    await expect(actions.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(rows).toHaveText(['ÖzellikDeğer', 'Güç1250 kVA', '', 'Süre3 ay']);
  await page.keyboard.press('Escape');
  await expect(content).toBeFocused();
  await page.keyboard.type('Akım');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.type(' A');

  await act('Sağa sütun');
  await expect(headers).toHaveCount(3);
  await page.keyboard.press('Tab');
  await act('Sola sütun');
  await expect(headers).toHaveText(['Özellik', 'Değer', '', '']);
  await act('Sütunu sil');
  await expect(headers).toHaveText(['Özellik', 'Değer', '']);
  await act('Başlık satırı');
  await expect(headers).toHaveCount(0);
  await cell('Özellik').click();
  await act('Üste satır');
  await act('Başlık satırı');
  await expect(headers).toHaveText(['', '', '']);
  await expect(content.locator('th')).toHaveCount(3);
  await act('Tabloyu sil');
  await expect(rows).toHaveCount(0);
  await expect(actions).toBeHidden();
  await page.keyboard.press('Control+z');
  await expect(rows).toHaveCount(5);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Son');
  await save(page);
  const stored = ['Özellik|Değer|', 'Güç|1250 kVA A|', 'Akım||', 'Süre|3 ay|'].map(
    (row) => `<tr><td>${row.replaceAll('|', '</td><td>')}</td></tr>`,
  );
  expect(await storedContent(page, 'tablo-yazma')).toBe(
    `<table><tbody><tr><th></th><th></th><th></th></tr>${stored.join('')}</tbody></table><p>Son</p>`,
  );
  await page
    .getByRole('row', { name: /Tablo yazma/ })
    .getByRole('link', { name: 'Düzenle' })
    .click();
  await expect(contentField(page)).toContainText('1250 kVA');
  await expect(page.getByText('Değişiklik yok')).toBeVisible();
});
