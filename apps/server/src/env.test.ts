import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import settings from '../settings.json';
import { readEnv, StartError, settingNames } from './env';

const root = new URL('../../../', import.meta.url);

test('without any setting the site runs on port 3000 of this machine only', () => {
  const env = readEnv({});
  expect(env).toMatchObject({ port: 3000, host: '127.0.0.1', publicUrl: 'http://localhost:3000', sampleContent: true });
  expect(env.databaseUrl).toMatch(/^file:.*[\\/]data[\\/]pano\.db$/);
});

test('an empty setting counts as absent', () => {
  expect(readEnv({ PORT: '', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:3000');
});

test.each([
  ['PORT', '80a'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://host/db'],
  ['PUBLIC_URL', 'ornek.example'],
  ['LOG_LEVEL', 'loud'],
  ['SAMPLE_CONTENT', 'perhaps'],
  ['ADMIN_EMAIL', 'nobody'],
  ['ADMIN_PASSWORD', 'short'],
  ['TRUST_PROXY', '-1'],
  ['LOGIN_LIMIT', '0'],
  ['SMTP_URL', 'mail.ornek.example'],
  ['SMTP_URL', 'https://mail.ornek.example'],
  ['MAIL_FROM', 'Pano'],
  ['MAIL_FROM', 'Pano <site@ornek.example>\nBcc: x@y.example'],
  ['CONTACT_EMAIL', 'info@ornek.example, nobody'],
  ['BACKUP_EVERY_HOURS', 'daily'],
  ['BACKUP_KEEP', '0'],
  ['STORAGE', 'floppy'],
  ['SECRET_KEY', 'short'],
  ['S3_ENDPOINT', 'minio:9000'],
])('a malformed setting is refused by name: %s=%s', (name, value) => {
  expect(() => readEnv({ [name]: value })).toThrow(StartError);
  expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`\\b${name}: `));
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
