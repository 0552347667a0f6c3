import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runS3Server } from '@pano/api/s3-server';
import { runSmtp } from '@pano/api/smtp-server';
import { freePort, type PostgresServer, startPostgres } from '@pano/db/test-servers';
import { admin, expect, test as siteTest, startServer, untilReady } from '../fixtures';
import { startBalancer } from './balancer';

export { expect };

type Instance = { name: string; url: string; kill: () => Promise<void>; start: () => Promise<void> };

export type Cluster = {
  instances: Instance[];
  /** The address behind which requests go to one instance after the other. */
  url: string;
  database: PostgresServer;
  mailbox: Awaited<ReturnType<typeof startMailbox>>;
  bucket: Awaited<ReturnType<typeof runS3Server>>;
};

/** The database of the site on its server. */
export const siteDatabase = 'site';

/** The value of LOGIN_LIMIT: failed sign-ins allowed from one address. */
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
            // Names the connections of the instance in PostgreSQL.
            DATABASE_URL: `${server.url(siteDatabase)}?application_name=${name}`,
            DATA_DIR: join(folder, name),
          }),
        ),
      );
      // All start at once, over an empty database.
      await Promise.all(instances.map((instance) => instance.start()));
      const balancer = await startBalancer(instances.map(({ url }) => url));
      await use({ instances, url: balancer.url, database: server, mailbox, bucket });
      await balancer.stop();
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

/** The API at the address, with the token, or without a sign-in. */
export function apiAt(url: string, token?: string) {
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...authorization, ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    const { data, error, meta } = text ? JSON.parse(text) : {};
    return { status: response.status, data, error, meta };
  };
}

export async function signInAt(url: string): Promise<string> {
  const { data } = await apiAt(url)('POST', '/auth/login', admin);
  return data.token;
}

/** A mail server that can hold its replies back, and counts how many mails it receives at once. */
async function startMailbox() {
  let waiting: (() => void)[] | null = null;
  let arriving = 0;
  let most = 0;
  const smtp = await runSmtp({
    reject: async () => {
      arriving += 1;
      most = Math.max(most, arriving);
      const held = waiting;
      if (held) await new Promise<void>((resolve) => held.push(resolve));
      arriving -= 1;
      return held ? { code: 451, text: 'Try again later' } : undefined;
    },
  });
  return {
    ...smtp,
    /** Holds every reply back from now on. */
    hold: () => {
      waiting = [];
    },
    held: () => waiting?.length ?? 0,
    /** Rejects the mails that wait, and accepts the next ones. */
    release: () => {
      const held = waiting ?? [];
      waiting = null;
      for (const reply of held) reply();
    },
    most: () => most,
  };
}

/** Writes through the balancer until it is stopped, and lists what was acknowledged and how the rest failed. */
export function startWriting({ url }: Cluster, token: string, name: string) {
  const acknowledged: string[] = [];
  const rejected: number[] = [];
  let stopped = false;
  const ended = (async () => {
    for (let i = 0; !stopped; i++) {
      const keyword = `${name} ${i}`;
      const status = await apiAt(url, token)('POST', '/admin/keywords', { keyword }).then(
        (response) => response.status,
        () => 0,
      );
      if (status === 201) acknowledged.push(keyword);
      else rejected.push(status);
    }
  })();
  return {
    acknowledged,
    rejected,
    stop: () => {
      stopped = true;
      return ended;
    },
  };
}

/** Waits until a list has more than `length` entries. */
export const waitForMore = async (list: unknown[], length: number) =>
  expect.poll(() => list.length, { timeout: 30_000 }).toBeGreaterThan(length);

export async function readKeywords({ url }: Cluster, token: string): Promise<Set<string>> {
  const { data } = await apiAt(url, token)('GET', '/admin/keywords?limit=1000');
  return new Set(data.map(({ keyword }: { keyword: string }) => keyword));
}
