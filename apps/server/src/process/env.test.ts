import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import settings from '../../settings.json';
import { readEnv, StartError, settingNames } from './env';

const root = new URL('../../../../', import.meta.url);

test('without any setting the site runs on port 3000 of this machine only', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', sampleContent: true });
  expect(env.databaseUrl).toMatch(/^file:.*[\\/]data[\\/]pano\.db$/);
});

test('connections are bounded for each address, unless a proxy speaks for all', () => {
  const bounds = { max: 2000, maxPerAddress: 256, stallMs: 30_000, firstBytesMs: 10_000 };
  expect(readEnv({}).connections).toEqual(bounds);
  expect(readEnv({ TRUST_PROXY: '1' }).connections.maxPerAddress).toBeNull();
});

test('an empty setting counts as absent', () => {
  expect(readEnv({ PORT: '', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:3000');
});

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['DATABASE_URL', 'postgres://pano:ge#heim@host/pano'],
  ['PUBLIC_URL', 'ornek.example'],
  ['PUBLIC_URL', 'https://www.ornek.example/sub'],
  ['PUBLIC_URL', 'https://www.ornek.example/?x=1'],
  ['PUBLIC_URL', 'https://www.ornek.example#top'],
  ['PUBLIC_URL', 'https://kim:geheim@www.ornek.example'],
  ['ALLOWED_HOSTS', 'a.example,https://b.example,c/d'],
  ['CORS_ORIGINS', 'panel.ornek.example, ornek'],
  ['CORS_ORIGINS', 'https://panel.ornek.example/path'],
  ['LOG_LEVEL', 'loud'],
  ['SAMPLE_CONTENT', 'perhaps'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['SECURITY_CONTACT', 'security@ornek.example'],
  ['SECURITY_CONTACT', 'http://ornek.example/report'],
  ['TRUST_PROXY', '-1'],
  ['LOGIN_LIMIT', '0'],
  ['CONTACT_LIMIT', '0'],
  ['MAX_REQUESTS', '0'],
  ['MAX_MEMORY', '10'],
  ['MAX_CONNECTIONS', '0'],
  ['MAX_CONNECTIONS_PER_ADDRESS', '0'],
  ['STALL_SECONDS', '0'],
  ['SMTP_URL', 'mail.ornek.example'],
  ['SMTP_URL', 'https://mail.ornek.example'],
  ['SMTP_URL', 'smtp://mail.ornek.example:99999'],
  ['SMTP_URL', 'smtp://mail.ornek.example?ignoreTLS=true'],
  ['SMTP_URL', 'smtps://mail.ornek.example?tls.rejectUnauthorized=false'],
  ['SMTP_URL', 'smtp://mail.ornek.example?insecure=1'],
  ['MAIL_FROM', 'Pano'],
  ['MAIL_FROM', 'Pano <site@ornek.example>\nBcc: x@y.example'],
  ['CONTACT_EMAIL', 'info@ornek.example, nobody'],
  ['BACKUP_EVERY_HOURS', 'daily'],
  ['BACKUP_EVERY_HOURS', '0.5'],
  ['BACKUP_KEEP', '0'],
  ['STORAGE', 'floppy'],
  ['SECRET_KEY', 'short'],
  ['S3_ENDPOINT', 'minio:9000'],
])('a malformed setting is rejected once, by name and with what is allowed: %s=%s', (name, value) => {
  const { allowed } = settings.find((setting) => setting.name === name) ?? {};
  expect(allowed).toMatch(/\w{2,} \w{2,}|\w+:\/\//);
  const sentence = `Please correct these settings (npm start -- --help explains them): ${name}: ${allowed}`;
  expect(() => readEnv({ [name]: value })).toThrow(new StartError(sentence));
});

test('several malformed settings are all named', () => {
  expect(() => readEnv({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT: a whole number .*; LOG_LEVEL: silent, error/);
});

const numbers = settings.flatMap(({ name, allowed = '' }) => {
  const [, least, most] = /^a whole number from (\d+) to (\d+)$/.exec(allowed) ?? [];
  return most === undefined ? [] : [{ name, least: Number(least), most: Number(most) }];
});

test.each(numbers)('the numbers that $name takes are those that the help names', ({ name, least, most }) => {
  for (const value of [least, most]) expect(() => readEnv({ [name]: `${value}` })).not.toThrow();
  for (const value of [least - 1, most + 1]) expect(() => readEnv({ [name]: `${value}` })).toThrow(`${name}: `);
});

test('an address may end in a slash and be written in capitals; links are made of its plain form', () => {
  const env = readEnv({ PUBLIC_URL: 'HTTPS://WWW.Ornek.example:443/', CORS_ORIGINS: 'https://Panel.ornek.example/' });
  expect(env).toMatchObject({
    publicUrl: 'https://www.ornek.example',
    corsOrigins: ['https://panel.ornek.example'],
    hosts: { published: true, allowed: ['www.ornek.example'] },
  });
});

test('pictures go to a bucket only with everything that it takes', () => {
  expect(readEnv({}).s3).toBeNull();
  const given = { STORAGE: 's3', S3_BUCKET: 'pictures', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readEnv({ ...given, S3_ENDPOINT: 'http://minio:9000/' }).s3).toEqual({
    endpoint: 'http://minio:9000',
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) {
    expect(() => readEnv({ ...given, [name]: '' })).toThrow(StartError);
  }
});

test('mail leaves only with a server and a sender', () => {
  const server = { SMTP_URL: 'smtp://u:p@mail.ornek.example:587' };
  expect(readEnv({}).mail).toBeNull();
  expect(() => readEnv(server)).toThrow('With SMTP_URL please also set MAIL_FROM');
  const from = 'Örnek Elektrik <site@ornek.example>';
  expect(readEnv({ ...server, MAIL_FROM: from, CONTACT_EMAIL: 'a@ornek.example, b@ornek.example' }).mail).toEqual({
    smtpUrl: server.SMTP_URL,
    from,
    contactRecipients: ['a@ornek.example', 'b@ornek.example'],
  });
});

test('help, .env.example and README list every setting and no other', () => {
  const names = settings.map(({ name }) => name).sort();
  expect(names).toEqual([...settingNames].sort());
  const example = readFileSync(new URL('.env.example', root), 'utf8');
  expect([...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]).sort()).toEqual(names);
  const readme = readFileSync(new URL('README.md', root), 'utf8');
  expect([...readme.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map((match) => match[1]).sort()).toEqual(names);
});
