// npm run screenshots: takes the screenshots of the documentation, after a build, into docs/screenshots.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@pano/db/test-servers';
import { findChromium } from './lib/browser.mjs';
import { launchOptions } from './lib/browser-launch.mjs';
import { explainOnHelp } from './lib/command-line.mjs';
import { root } from './lib/setup.mjs';

explainOnHelp(import.meta.url);

const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
const sharp = createRequire(join(root, 'packages/api/package.json'))('sharp');

const port = await freePort();
const url = `http://localhost:${port}`;
const login = { email: 'yonetici@ornekelektrik.example', password: 'ekran-goruntuleri' };
const target = join(root, 'docs/screenshots');

/** Name, address, and whether the whole length of the page is shown. Few on purpose: docs/decisions/11-screenshots.md. */
const publicPages = [
  ['home', '/', true],
  ['category', '/category/elektrik-panolari', true],
  ['project', '/proje/16-araclik-sarj-otoparki', true],
  ['articles', '/articles', true],
  ['article', '/articles/reaktif-ceza-faturada-nereden-okunur', true],
];
const adminPages = [
  ['admin-login', '/admin/login', false],
  ['admin-dashboard', '/admin', false],
  ['admin-articles', '/admin/articles', false],
  ['admin-article-form', '/admin/articles/1', true],
  ['admin-services', '/admin/services', false],
  ['admin-slider', '/admin/hero-sections', false],
  ['admin-projects', '/admin/projects', false],
  ['admin-project-form', '/admin/projects/1/edit', true],
  ['admin-contact-forms', '/admin/contact-forms', false],
  ['admin-insight', '/admin/insight', false],
  ['admin-settings', '/admin/settings', true],
  ['admin-activity', '/admin/activity', false],
  ['admin-privacy', '/admin/privacy', true],
  ['admin-account', '/admin/account', true],
  ['admin-media', '/admin/media', false],
];
const phonePages = ['home', 'project', 'article', 'admin-dashboard'];

const dataDir = mkdtempSync(join(tmpdir(), 'pano-screenshots-'));
mkdirSync(target, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ ...launchOptions, executablePath: await findChromium() });
try {
  const session = await signIn();
  const isOnPhone = ([name]) => phonePages.includes(name);
  await take(1280, publicPages);
  await take(390, publicPages.filter(isOnPhone));
  await take(1280, adminPages, session);
  await take(390, adminPages.filter(isOnPhone), session);
  await take(1280, [['admin-dashboard-dark', '/admin', false]], session, 'dark');
} finally {
  await browser.close();
  server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

async function take(width, pages, session = null, colorScheme = 'light') {
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
  for (const [name, path, fullPage] of pages) {
    await page.goto(url + path);
    await page.waitForLoadState('networkidle');
    // A font that came after the first paint is drawn from the next load on.
    if (!session) {
      await page.reload();
      await page.waitForLoadState('networkidle');
    }
    if (fullPage) await scrollThrough(page);
    await page.waitForFunction(() => document.querySelector('.skeleton') === null);
    const png = await page.screenshot({ fullPage });
    await sharp(png)
      .resize({ width: Math.min(width, 1000) })
      .webp({ quality: 62 })
      .toFile(join(target, `${name}-${width}.webp`));
    console.log(`✓ ${name}-${width}`);
  }
  await context.close();
}

/** Scrolls to the end, because pictures further down are loaded when they come near the window. */
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

async function signIn() {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  return (await response.json()).data;
}
