import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runS3Server } from '@pano/api/s3-server';
import { freePort, type PostgresServer, startPostgres } from '@pano/db/test-servers';
import { admin, test as siteTest, startServer, untilReady } from '../fixtures';
import { startMailbox } from './mailbox';
import { startProxy } from './proxy';

export { expect } from '@playwright/test';

type Instance = { name: string; url: string; kill: () => Promise<void>; start: () => Promise<void> };

export type Cluster = {
  instances: Instance[];
  /** The address behind which requests go to each instance in turn. */
  url: string;
  database: PostgresServer;
  mailbox: Awaited<ReturnType<typeof startMailbox>>;
  bucket: Awaited<ReturnType<typeof runS3Server>>;
};

/** The database of the site on its server. */
export const siteDatabase = 'site';

/** Failed sign-ins that one address may have. */
export const failures = 6;

/** Three instances that share a database, a bucket and nothing else but a key, behind a balancer. */
export const test = siteTest.extend<object, { cluster: Cluster }>({
  cluster: [
    async ({ serverEnv }, use) => {
      const server = await startPostgres({ durable: true });
      await server.createDatabase(siteDatabase);
      const mailbox = await startMailbox();
      const bucket = await runS3Server();
      const folder = await mkdtemp(join(tmpdir(), 'pano-cluster-'));
      const secret = randomBytes(32).toString('base64url');
      const shared = {
        SECRET_KEY: secret,
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'site@ornek.example',
        CONTACT_EMAIL: 'info@ornek.example',
        STORAGE: 's3',
        S3_ENDPOINT: bucket.options.endpoint ?? '',
        S3_BUCKET: bucket.options.bucket,
        S3_ACCESS_KEY_ID: bucket.options.accessKeyId,
        S3_SECRET_ACCESS_KEY: bucket.options.secretAccessKey,
        TRUST_PROXY: '1',
        LOGIN_LIMIT: `${failures}`,
        ...serverEnv,
      };
      const instances = await Promise.all(
        ['a', 'b', 'c'].map((name) =>
          createInstance(name, {
            ...shared,
            // The server knows its connections by the name of the instance.
            DATABASE_URL: `${server.url(siteDatabase)}?application_name=${name}`,
            DATA_DIR: join(folder, name),
          }),
        ),
      );
      // All at once, over a database without any table.
      await Promise.all(instances.map((instance) => instance.start()));
      const proxy = await startProxy(instances.map(({ url }) => url));
      await use({ instances, url: proxy.url, database: server, mailbox, bucket });
      await proxy.stop();
      await Promise.all(instances.map((instance) => instance.kill()));
      await Promise.all([server.stop(), mailbox.stop(), bucket.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

async function createInstance(name: string, env: Record<string, string>): Promise<Instance> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    name,
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
    const text = await answer.text();
    const { data, error, meta } = text ? JSON.parse(text) : {};
    return { status: answer.status, data, error, meta };
  };
}

export async function signInAt(url: string): Promise<string> {
  const { data } = await apiAt(url)('POST', '/auth/login', admin);
  return data.token;
}
