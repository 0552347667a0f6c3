import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from './site-test';

const assets = fileURLToPath(new URL('../../apps/web/dist/assets/', import.meta.url));

test('browsers download no server code, no setting and no source map', async ({ site }) => {
  const names = readdirSync(assets);
  const scripts = names.filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
  for (const name of scripts) {
    const text = readFileSync(`${assets}${name}`, 'utf8');
    expect(text, name).not.toMatch(
      /@prisma|better-sqlite3|argon2|passwordHash|DATABASE_URL|S3_SECRET|ADMIN_PASSWORD|sourceMappingURL/,
    );
  }
  for (const path of [
    '/.env',
    '/.git/config',
    '/package.json',
    '/pano.db',
    '/data/pano.db',
    '/assets/../.vite/manifest.json',
  ]) {
    const response = await fetch(`${site.url}${path}`);
    expect(response.status, path).toBe(404);
  }
});

test('assets of the build have security headers for files, and not those for documents', async ({ request }) => {
  const html = await request.get('/');
  expect(html.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(html.headers()['permissions-policy']).toContain('camera');
  const script = /\/assets\/[\w-]+\.js/.exec(await html.text())?.[0] ?? '';
  const headers = (await request.get(script)).headers();
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['content-security-policy']).toBeUndefined();
  expect(headers['permissions-policy']).toBeUndefined();
});

test('the browser knows every feature that the Permissions-Policy header names', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (entry) => entry.text().includes('Permissions-Policy') && warnings.push(entry.text()));
  for (const path of ['/', '/admin/login', '/uploads/none.png']) {
    const response = await page.goto(path);
    expect(response?.headers()['permissions-policy'], path).toContain('camera=()');
  }
  expect(warnings).toEqual([]);
});
