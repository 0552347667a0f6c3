// npm run screens: takes the pictures of the documentation, after a build. They land in docs/screens.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from './lib/browser.mjs';
import { root } from './lib/setup.mjs';
import { explainOnHelp } from './lib/usage.mjs';

explainOnHelp(import.meta.url);

const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
const sharp = createRequire(join(root, 'packages/api/package.json'))('sharp');

const port = 38_000 + (process.pid % 2000);
const url = `http://localhost:${port}`;
const login = { email: 'yonetici@ornekelektrik.example', password: 'ekran-goruntuleri' };
const target = join(root, 'docs/screens');

/** Name, address, and whether the whole length of the page is shown. */
const publicScreens = [
  ['home', '/', true],
  ['category', '/category/elektrik-panolari', true],
  ['project', null, true],
  ['articles', '/articles', true],
  ['article', null, true],
  ['page', '/sayfa/gizlilik', false],
  ['not-found', '/yok', false],
];
const adminScreens = [
  ['admin-login', '/admin/login', false],
  ['admin-dashboard', '/admin', false],
  ['admin-articles', '/admin/articles', false],
  ['admin-article-form', '/admin/articles/1', true],
  ['admin-services', '/admin/services', false],
  ['admin-slider', '/admin/hero-sections', false],
  ['admin-about', '/admin/about-section', false],
  ['admin-categories', '/admin/categories', false],
  ['admin-projects', '/admin/projects', false],
  ['admin-project-form', '/admin/projects/1/edit', true],
  ['admin-brands', '/admin/brands', false],
  ['admin-keywords', '/admin/keywords', false],
  ['admin-pages', '/admin/pages', false],
  ['admin-contact-forms', '/admin/contact-forms', false],
  ['admin-settings', '/admin/settings', true],
  ['admin-activity', '/admin/activity', false],
  ['admin-privacy', '/admin/privacy', true],
  ['admin-account', '/admin/account', true],
  ['admin-media', '/admin/media', false],
];

const dataDir = mkdtempSync(join(tmpdir(), 'pano-screens-'));
mkdirSync(target, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({
  executablePath: await findChromium(),
  // Letters as a screen shows them, not moved to whole pixels.
  args: ['--no-sandbox', '--font-render-hinting=none'],
});
try {
  const [project] = (await getJson('/api/v1/projects?limit=1')).data;
  const [article] = (await getJson('/api/v1/articles?limit=1')).data;
  const found = { project: `/proje/${project.slug}`, article: `/articles/${article.slug}` };
  for (const width of [1280, 390]) {
    await take(
      width,
      publicScreens.map(([name, path, full]) => [name, path ?? found[name], full]),
    );
    await take(width, adminScreens, await signIn());
  }
  await take(1280, [['home-en', '/en', true]]);
  await take(1280, [['admin-dashboard-dark', '/admin', false]], await signIn(), 'dark');
  await setOffline(true);
  for (const width of [1280, 390]) await take(width, [['maintenance', '/', false]]);
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function take(width, screens, session = null, colorScheme = 'light') {
  const context = await browser.newContext({
    viewport: { width, height: width === 390 ? 844 : 860 },
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    colorScheme,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  if (session) {
    await page.addInitScript(({ token, user }) => {
      localStorage.setItem('admin_token', token);
      localStorage.setItem('admin_user', JSON.stringify(user));
    }, session);
  }
  for (const [name, path, fullPage] of screens) {
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    if (fullPage) await scrollThrough(page);
    const png = await page.screenshot({ fullPage });
    await sharp(png)
      .resize({ width: Math.min(width, 1000) })
      .webp({ quality: 62 })
      .toFile(join(target, `${name}-${width}.webp`));
    console.log(`✓ ${name}-${width}`);
  }
  await context.close();
}

/** Pictures further down load when they come near. */
async function scrollThrough(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

function startServer() {
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: login.email,
      ADMIN_PASSWORD: login.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => String(chunk).includes('Listening on') && resolve(child));
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}`)));
  });
}

async function getJson(path) {
  return (await fetch(url + path)).json();
}

async function signIn() {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  return (await answer.json()).data;
}

async function setOffline(siteOffline) {
  const { token } = await signIn();
  await fetch(`${url}/api/v1/admin/settings/site-offline`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ siteOffline }),
  });
}
