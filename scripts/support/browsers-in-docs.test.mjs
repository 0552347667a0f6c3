import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { oldestBrowsers } from '../../apps/web/browsers.ts';

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
const halves = { 'Site, its design': 'site', 'Site, its program': 'program', 'Back office': 'office' };

test.each(['README.md', 'docs/browsers.md'])('%s names the browsers of the list', (page) => {
  const rows = Object.entries(halves).map(([name, half]) => {
    const oldest = oldestBrowsers(half);
    const versions = ['chrome', 'edge', 'firefox', 'safari', 'ios_saf'].map((browser) => oldest.get(browser));
    return `| ${[name, ...versions].join(' | ')} |`;
  });
  for (const row of rows) expect(read(page)).toContain(row);
});

test('the page of a back office that cannot start names the last version for Windows 7 and 8', () => {
  const page = read('apps/web/admin.html').replaceAll(/\s+/g, ' ');
  const chrome = oldestBrowsers('office').get('chrome');
  expect(page).toContain(`Windows 7 ve 8 için Chrome ${chrome} yeterlidir`);
  expect(page).toContain(`On Windows 7 and 8 Chrome ${chrome} will do`);
});
