import { expect, test } from 'vitest';
import { startSite } from '#testing/start-site';

const path = '/.well-known/security.txt';

test('security.txt names the contact of the settings and a date within a year, and changes with the day', async () => {
  const { url } = await startSite({ SECURITY_CONTACT: 'mailto:security@ornek.example' });
  const response = await fetch(url + path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  const lines = new Map(
    (await response.text())
      .trim()
      .split('\n')
      .map((line) => line.split(': ') as [string, string]),
  );
  expect(lines.get('Contact')).toBe('mailto:security@ornek.example');
  expect(lines.get('Canonical')).toBe(`http://localhost:3000${path}`);
  const days = (Date.parse(lines.get('Expires') ?? '') - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test('without the setting there is no security.txt', async () => {
  const { url } = await startSite();
  expect((await fetch(url + path)).status).toBe(404);
});
