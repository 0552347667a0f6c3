import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '@pano/db/test-servers';
import { testServer } from '@pano/db/testing-server';
import { type APIRequestContext, type APIResponse, test as base, expect, type Page } from '@playwright/test';
import { readProcessorTime } from '../scripts/lib/processor-time.mjs';
import { keepExternalLinks } from './external-links';

export { expect };

export const admin = { email: 'yonetici@ornekelektrik.example', password: 'gizli-parola-123' };

/** What a test file says of its server with `useServer`. */
export type SiteOptions = {
  /** Further settings. */
  serverEnv: Record<string, string>;
  /** Whether the server uses the PostgreSQL of the tests, if there is one. */
  onPostgres: boolean;
  /** What Node runs as the server. */
  serverArgs: string[];
};

/** The built server; another build can be tested without touching this one. */
const built = process.env.PANO_SERVER_MAIN ?? fileURLToPath(new URL('../apps/server/dist/main.js', import.meta.url));

type Site = { url: string };

/** For calls of a test: a connection that the server closes just then, unused for too long, is opened again as browsers do. */
export const reconnecting = { maxRetries: 1 };

/** Lets all calls of a test reconnect; of its own contexts each call says so. */
function reconnect(calls: APIRequestContext): void {
  if (Object.hasOwn(calls, 'fetch')) return;
  const fetch = calls.fetch.bind(calls);
  calls.fetch = (address, options) => fetch(address, { ...reconnecting, ...options });
}

/** Reads an address as a crawler does: no script runs and no other file is fetched. */
export type Read = (path: string) => Promise<{ response: APIResponse; html: string; page: Page }>;

/** What Node.js, Prisma and React warned of in the servers since the last test. */
const warnings: string[] = [];
const isWarning = /^\(node:\d+\)|^prisma:warn|^Warning: /;

/**
 * Notes with each test the processor time of its worker, browser and server; `npm test` adds it up. A warning that a server
 * prints fails the test.
 */
export const measured = base.extend<{ processor: undefined; warned: undefined }>({
  warned: [
    async ({ browserName: _ }, use) => {
      await use(undefined);
      expect(warnings.splice(0), 'printed by a server').toEqual([]);
    },
    { auto: true },
  ],
  processor: [
    // Playwright takes no fixture that names none.
    async ({ browserName: _ }, use, testInfo) => {
      const before = readProcessorTime();
      await use(undefined);
      testInfo.annotations.push({ type: 'processor', description: (readProcessorTime() - before).toFixed(2) });
    },
    { auto: true },
  ],
});

/**
 * Starts the server of a test file with settings of its own. Its tests run one after the other: every further server and
 * its browser take as long as several tests.
 */
export function useServer(options: Partial<SiteOptions>): void {
  test.use(options);
  test.describe.configure({ mode: 'default' });
}

/** Each worker tests against a production server of its own, with its own data folder, filled with the samples. */
export const test = measured.extend<{ adminPage: Page; read: Read }, SiteOptions & { site: Site; blank: Page }>({
  serverEnv: [{}, { scope: 'worker', option: true }],
  onPostgres: [false, { scope: 'worker', option: true }],
  serverArgs: [[built], { scope: 'worker', option: true }],
  site: [
    async ({ serverEnv, onPostgres, serverArgs }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'pano-e2e-'));
      const port = await freePort();
      const database = onPostgres ? await testServer?.createDatabase() : undefined;
      const address: Record<string, string> = database ? { DATABASE_URL: database.url } : {};
      const server = startServer({ DATA_DIR: dataDir, PORT: String(port), ...address, ...serverEnv }, serverArgs);
      const url = `http://localhost:${port}`;
      await untilReady(server, url);
      await use({ url });
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await database?.remove();
      await rm(dataDir, { recursive: true, force: true });
    },
    // The first start of a development server prepares its libraries, which a busy machine does in more than a minute.
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  context: async ({ context }, use) => {
    await keepExternalLinks(context);
    reconnect(context.request);
    await use(context);
  },
  request: async ({ request }, use) => {
    reconnect(request);
    await use(request);
  },
  // One page for all tests: each read replaces its content.
  blank: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ javaScriptEnabled: false, locale: 'tr-TR' });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  read: async ({ blank, request }, use) => {
    await use(async (path) => {
      const response = await request.get(path, { maxRedirects: 0 });
      const html = await response.text();
      await blank.setContent(html, { waitUntil: 'commit' });
      return { response, html, page: blank };
    });
  },
  adminPage: async ({ page }, use, { project }) => {
    // Animations are tested on the phone; here they would only take time.
    if (project.name !== 'phone') await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page);
    await use(page);
  },
});

type SignedIn = { token: string; user: object };
let lastSignIn: SignedIn | undefined;

/** Signs in through the API; one session serves the tests of a worker until one of them ends it. */
export async function signedIn({ request }: Page): Promise<SignedIn> {
  const headers = { authorization: `Bearer ${lastSignIn?.token}` };
  if (lastSignIn && (await request.get('/api/v1/auth/me', { headers, ...reconnecting })).ok()) return lastSignIn;
  const response = await request.post('/api/v1/auth/login', { data: admin, ...reconnecting });
  const { data }: { data: SignedIn } = await response.json();
  lastSignIn = data;
  return data;
}

/** Signs in and stores the session where the back office reads it. */
export async function signIn(page: Page): Promise<void> {
  await page.addInitScript(
    ({ token, user }) => {
      localStorage.setItem('admin_token', token);
      localStorage.setItem('admin_user', JSON.stringify(user));
    },
    await signedIn(page),
  );
}

/** Signs in anew: in this session nobody has typed the password for what an open session alone is not enough for. */
export async function signInAnew(page: Page): Promise<void> {
  lastSignIn = undefined;
  await signIn(page);
}

/** Holds the requests for an address back until the returned function is called, and then sends or breaks them. */
export async function holdRequests(
  page: Page,
  address: RegExp | string,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route[end]();
  });
  return () => release();
}

export function startServer(env: Record<string, string>, args = [built]): ChildProcess {
  const server = spawn(process.execPath, args, {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOGIN_LIMIT: '1000',
      CONTACT_LIMIT: '1000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface({ input: server.stderr }).on('line', (line) => {
    console.error(line);
    if (isWarning.test(line)) warnings.push(line);
  });
  return server;
}

/** Waits until the server prints that it listens. */
export async function untilReady(server: ChildProcess, url: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    let output = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Listening on')) resolve();
    });
    server.once('exit', (code) => reject(new Error(`The server for ${url} ended with code ${code}:\n${output}`)));
  });
}
