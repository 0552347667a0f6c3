import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@pano/db/free-port';
import { startPostgres } from '@pano/db/postgres-server';
import { admin, test as siteTest, startServer, untilReady } from '../fixtures';
import { startProxy } from './proxy';

export { expect } from '@playwright/test';

type Instance = { url: string; kill: () => Promise<void>; start: () => Promise<void> };

export type Cluster = {
  instances: Instance[];
  /** The address behind which requests go to each instance in turn. */
  url: string;
  database: { kill: () => Promise<void>; start: () => Promise<void> };
};

/** Failed sign-ins that one address may have. */
export const failures = 6;

/** Three instances that share a database and nothing else but a key, behind a balancer. */
export const test = siteTest.extend<object, { cluster: Cluster }>({
  cluster: [
    async ({ serverEnv }, use) => {
      const server = await startPostgres({ durable: true });
      await server.createDatabase('site');
      const folder = await mkdtemp(join(tmpdir(), 'pano-cluster-'));
      const secret = randomBytes(32).toString('base64url');
      const shared = {
        DATABASE_URL: server.url('site'),
        SECRET_KEY: secret,
        TRUST_PROXY: '1',
        LOGIN_LIMIT: `${failures}`,
        ...serverEnv,
      };
      const instances = await Promise.all(
        ['a', 'b', 'c'].map(async (name) => createInstance({ ...shared, DATA_DIR: join(folder, name) })),
      );
      // All at once, over a database without any table.
      await Promise.all(instances.map((instance) => instance.start()));
      const proxy = await startProxy(instances.map(({ url }) => url));
      await use({ instances, url: proxy.url, database: server });
      await proxy.stop();
      await Promise.all(instances.map((instance) => instance.kill()));
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

async function createInstance(env: Record<string, string>): Promise<Instance> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    start: async () => {
      child = startServer({ ...env, PORT: String(port) });
      await untilReady(child, url);
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** The API of the address, signed in with the token; without one as nobody. */
export function apiAt(url: string, token?: string) {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...authorization, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const { data, error, meta } = await answer.json();
    return { status: answer.status, data, error, meta };
  };
}

export async function signInAt(url: string): Promise<string> {
  const { data } = await apiAt(url)('POST', '/auth/login', admin);
  return data.token;
}
