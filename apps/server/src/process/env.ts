import { accessSync, constants, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import settings from '../../settings.json';

/** A setting, or something else that an operator can put right, is wrong; the message says in one sentence what to do. */
export class StartError extends Error {}

const port = z.coerce.number().int().min(0).max(65_535);
const count = z.coerce.number().int().min(0).max(100_000);
const httpUrl = z.url({ protocol: /^https?$/ });
/** Scheme, host and port, in the form in which browsers send it. */
const origin = httpUrl.refine((url) => /^https?:\/\/[^/\\?#@]+\/*$/i.test(url)).transform((url) => new URL(url).origin);

const listOf = <T extends z.ZodType<string, string>>(item: T) =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(item));
const hostName = z
  .string()
  .regex(/^(?:\*|[\w.-]+|\[[\da-f:.]+\])$/i)
  .toLowerCase();
/** As long as a key that nobody guesses has to be, when the archive is in the wrong hands. */
const passphrase = z.string().min(12).max(1024);
const databaseUrl = z
  .string()
  .refine((url) => /^file:.+/.test(url) || (/^postgres(?:ql)?:\/\/.+/.test(url) && URL.canParse(url)));

/** What each setting may hold. Its default and its description are repeated in settings.json; a test compares the two. */
const settingsSchema = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: databaseUrl.optional(),
  PUBLIC_URL: origin.optional(),
  ALLOWED_HOSTS: listOf(hostName),
  CORS_ORIGINS: listOf(origin),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
  SAMPLE_CONTENT: z.stringbool().default(true),
  ADMIN_EMAIL: z.email().default('yonetici@ornekelektrik.example'),
  ADMIN_PASSWORD: z.string().min(8).max(1024).optional(),
  SECURITY_CONTACT: z.url({ protocol: /^(?:mailto|https)$/ }).optional(),
  REQUIRE_SECOND_FACTOR: z.stringbool().default(false),
  TRUST_PROXY: count.default(0),
  LOGIN_LIMIT: count.min(1).default(20),
  CONTACT_LIMIT: count.min(1).default(30),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/?#]+/i)
    .refine((text) => URL.canParse(text) && /^[^?#]*(?:\?insecure=(?:true|false))?$/.test(text))
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^\p{Cc}<>]*<[^\p{Cc}\s<>@]+@[^\p{Cc}\s<>@]+>|[^\p{Cc}\s<>@,]+@[^\p{Cc}\s<>@,]+)$/u)
    .optional(),
  CONTACT_EMAIL: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim()))
    .refine((addresses) => z.array(z.email()).safeParse(addresses).success)
    .optional(),
  MAX_REQUESTS: count.min(1).default(500),
  MAX_MEMORY: count.min(256).optional(),
  MAX_CONNECTIONS: count.min(1).default(2000),
  MAX_CONNECTIONS_PER_ADDRESS: count.min(1).default(256),
  STALL_SECONDS: z.coerce.number().int().min(1).max(3600).default(30),
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY_HOURS: z.coerce.number().int().min(0).max(8760).default(24),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
  BACKUP_PASSPHRASE: passphrase.optional(),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  STORAGE: z.enum(['local', 's3']).default('local'),
  S3_ENDPOINT: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SECRET_KEY: z
    .string()
    .regex(/^[\w-]{43}=?$/)
    .optional(),
});

export const settingNames = Object.keys(settingsSchema.shape);

export const isDatabaseUrl = (text: string): boolean => databaseUrl.safeParse(text).success;

type Settings = z.output<typeof settingsSchema>;

export type Env = ReturnType<typeof readEnv>;

/**
 * The settings of the process, complete and checked.
 * @throws StartError naming every malformed setting, and what is allowed there
 */
export function readEnv(source: Record<string, string | undefined>) {
  // An empty setting, as `PORT=` in a file, counts as absent.
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = settingsSchema.safeParse(given);
  if (!result.success) {
    const names = new Set(result.error.issues.map(({ path }) => path[0]));
    const faults = settings.filter(({ name }) => names.has(name)).map(({ name, allowed }) => `${name}: ${allowed}`);
    throw new StartError(`Please correct these settings (npm start -- --help explains them): ${faults.join('; ')}`);
  }
  const env = result.data;
  const dataDir = resolve(env.DATA_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? `file:${join(dataDir, 'pano.db')}`,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    hosts: readHosts(env),
    corsOrigins: env.CORS_ORIGINS,
    logLevel: env.LOG_LEVEL,
    sampleContent: env.SAMPLE_CONTENT,
    admin: { email: env.ADMIN_EMAIL, password: env.ADMIN_PASSWORD },
    securityContact: env.SECURITY_CONTACT ?? null,
    requireSecondFactor: env.REQUIRE_SECOND_FACTOR,
    trustProxy: env.TRUST_PROXY,
    limits: { login: env.LOGIN_LIMIT, contact: env.CONTACT_LIMIT },
    mail: readMail(env),
    load: { maxRequests: env.MAX_REQUESTS, maxMemory: env.MAX_MEMORY ?? null },
    connections: {
      max: env.MAX_CONNECTIONS,
      maxPerAddress: env.TRUST_PROXY === 0 ? env.MAX_CONNECTIONS_PER_ADDRESS : null,
      stallMs: env.STALL_SECONDS * 1000,
      firstBytesMs: 10_000,
    },
    backup: {
      folder: resolve(env.BACKUP_DIR ?? join(dataDir, 'backups')),
      everyHours: env.BACKUP_EVERY_HOURS,
      keep: env.BACKUP_KEEP,
      passphrase: readPassphrase(env),
    },
    secretKey: env.SECRET_KEY ?? null,
    s3: env.STORAGE === 's3' ? readS3(env) : null,
  };
}

/** The passphrase of the backups; from the first line of a file where a file is set. */
function readPassphrase({ BACKUP_PASSPHRASE, BACKUP_PASSPHRASE_FILE }: Settings): string | null {
  if (!BACKUP_PASSPHRASE_FILE) return BACKUP_PASSPHRASE ?? null;
  const file = resolve(BACKUP_PASSPHRASE_FILE);
  try {
    return passphrase.parse(readFileSync(file, 'utf8').split(/\r?\n/, 1)[0]);
  } catch (error) {
    const reason = error instanceof z.ZodError ? 'its first line needs 12 characters or more' : String(error);
    throw new StartError(`BACKUP_PASSPHRASE_FILE: ${file} holds no passphrase (${reason}).`);
  }
}

function readMail({ SMTP_URL, MAIL_FROM, CONTACT_EMAIL = [] }: Settings) {
  if (!SMTP_URL) return null;
  if (!MAIL_FROM) throw new StartError('With SMTP_URL please also set MAIL_FROM (npm start -- --help explains it).');
  return { smtpUrl: SMTP_URL, from: MAIL_FROM, contactRecipients: CONTACT_EMAIL };
}

/** The names under which the site responds: its public one and those that are allowed beside it. */
function readHosts({ PUBLIC_URL, ALLOWED_HOSTS }: Settings) {
  const publicHost = PUBLIC_URL && new URL(PUBLIC_URL).hostname;
  const published = publicHost !== undefined && publicHost !== 'localhost' && publicHost !== '127.0.0.1';
  return { published, allowed: [...(publicHost ? [publicHost] : []), ...ALLOWED_HOSTS] };
}

function readS3(env: Settings) {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new StartError(
      'With STORAGE=s3 please also set S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY (npm start -- --help explains them).',
    );
  }
  const credentials = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY };
  return { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, ...credentials };
}

/** Creates the data folder where missing, for this user only: the messages of visitors stand in it. */
export function prepareDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    mkdirSync(join(dataDir, 'uploads'), { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The data folder ${dataDir} cannot be written; give this user access to it or set DATA_DIR to another folder (${reason}).`,
    );
  }
}
