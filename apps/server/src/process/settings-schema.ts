import * as z from 'zod';

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
const databaseUrl = z
  .string()
  .refine((url) => /^file:.+/.test(url) || (/^postgres(?:ql)?:\/\/.+/.test(url) && URL.canParse(url)));

/** What each setting may hold. The defaults and what people read of it stand in settings.json; a test holds the two together. */
export const settingsSchema = z.object({
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
  TRUST_PROXY: count.default(0),
  LOGIN_LIMIT: count.min(1).default(20),
  CONTACT_LIMIT: count.min(1).default(30),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/[^\s/?#]+/i)
    .refine((text) => URL.canParse(text))
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
  BACKUP_DIR: z.string().optional(),
  BACKUP_EVERY_HOURS: z.coerce.number().int().min(0).max(8760).default(24),
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(7),
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
