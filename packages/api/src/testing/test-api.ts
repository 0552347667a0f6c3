import { randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '@pano/db';
import { createTestDatabase, type TestDatabase } from '@pano/db/testing';
import { foldKey } from '@pano/i18n/text/fold';
import pino from 'pino';
import { onTestFinished } from 'vitest';
import { hashPassword } from '#accounts/passwords';
import { pictureUsage } from '#capabilities/picture-usage';
import { createVisitCounter } from '#insight/visit-counter';
import { createMediaService } from '#media/media-service';
import type { ApiServices } from '#platform/context';
import { createJobTrigger } from '#platform/services/job-trigger';
import { createLimits } from '#platform/services/limits';
import type { Mailer } from '#platform/services/mailer';
import { createSecretBox } from '#platform/services/secret-box';
import { localStorage } from '#platform/services/storage/local-storage';
import type { Storage } from '#platform/services/storage/storage';
import { startSession } from '#platform/session/sessions';
import { createRestApp } from '#platform/transport/rest-app';
import { createCallerFactory } from '#platform/transport/trpc';
import { endpoints } from '#rest';
import { appRouter } from '#router';
import { createContext } from '#server';

type TestResponse = {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  text: string;
  data: unknown;
  meta: unknown;
  error: unknown;
  body: unknown;
};
type Options = {
  /** `proven`: the person has just typed the password, too. */
  signedIn?: boolean | 'proven';
  limits?: { login: number; contact: number };
  storage?: Storage;
  mailer?: Mailer | null;
  requireSecondFactor?: boolean;
  /** One that the test has opened in a way of its own. */
  database?: TestDatabase;
};

const email = 'Yonetici@ornek.example';
const password = 'correct horse battery staple';

// Hashing is slow by intention; once is enough for all tests of a process.
let hashed: Promise<string> | undefined;

async function addUser(db: Database) {
  hashed ??= hashPassword(password);
  const data = { email, emailKey: foldKey(email), passwordHash: await hashed };
  return db.user.create({ data, select: { id: true, email: true, name: true } });
}

/** The id of the record in a response. */
export function idOf(response: { data: unknown }): number {
  const { data } = response;
  if (typeof data === 'object' && data !== null && 'id' in data && typeof data.id === 'number') return data.id;
  throw new Error(`The response carries no id: ${JSON.stringify(response)}`);
}

/** Both transports over a real, empty database of the test's own; closed when the test ends. */
export async function startTestApi({
  signedIn = false,
  limits = { login: 20, contact: 30 },
  storage,
  mailer = null,
  requireSecondFactor = false,
  database,
}: Options = {}) {
  const { db, close } = database ?? (await createTestDatabase());
  const log = pino({ level: 'silent' });
  // Made when the first picture comes; most tests have none.
  const folder = join(tmpdir(), `pano-media-${randomUUID()}`);
  const media = createMediaService({
    usage: pictureUsage,
    db,
    log,
    storage: storage ?? localStorage(join(folder, 'uploads')),
    incomingDir: join(folder, 'incoming'),
  });
  const visitCounter = createVisitCounter({ db, log });
  onTestFinished(async () => {
    await visitCounter.stop();
    await media.close();
    await close();
    await rm(folder, { recursive: true, force: true });
  });
  const secrets = createSecretBox(randomBytes(32));
  const services: ApiServices = {
    db,
    limits: createLimits(db, limits),
    log,
    media,
    secrets,
    jobTrigger: createJobTrigger(),
    proxyMismatch: () => null,
    backupsExposeKey: false,
    savedCopies: async () => ({ expireAt: null, permanent: 0 }),
    visitCounter,
    mailer,
    requireSecondFactor,
    siteUrl: 'https://www.ornek.example',
  };
  const requestInfo = { address: '192.0.2.1', requestId: 'test' };
  const user = await addUser(db);
  const token = signedIn ? await startSession(db, user.id) : null;
  if (signedIn === 'proven') await db.session.updateMany({ data: { provenAt: new Date() } });
  const app = createRestApp(endpoints, (request) => createContext(services, request.headers, requestInfo));
  const authorization: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};

  async function send(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const isForm = body instanceof FormData;
    const json: Record<string, string> = body === undefined || isForm ? {} : { 'content-type': 'application/json' };
    const response = await app.request(path, {
      method,
      headers: { ...json, ...authorization, ...headers },
      body: body === undefined || typeof body === 'string' || isForm ? body : JSON.stringify(body),
    });
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const parsed = text.startsWith('{') ? JSON.parse(text) : {};
    const { data, meta, error } = parsed;
    return { status: response.status, headers: response.headers, bytes, text, data, meta, error, body: parsed };
  }

  const rest = {
    send,
    get: (path: string) => send('GET', path),
    post: (path: string, body: unknown) => send('POST', path, body),
    put: (path: string, body?: unknown) => send('PUT', path, body),
    delete: (path: string) => send('DELETE', path),
  };
  const context = createContext(services, new Headers(authorization), requestInfo);
  const trpc = createCallerFactory(appRouter)(context);
  return { db, rest, trpc, context, services, user, password };
}
