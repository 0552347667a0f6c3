import { expect, test } from 'vitest';
import { describeUnknown, readEnvFile } from './lib/env-file.mjs';

const text = 'PORT=8080\r\nADMIN_EMAIL="şef@ornek.example"\r\n';
const given = { PORT: '8080', ADMIN_EMAIL: 'şef@ornek.example' };

test.each([
  ['without a mark', ''],
  ['with the mark of Notepad', '\ufeff'],
])('a file .env is read with its first setting, %s', (_, mark) => {
  expect(readEnvFile(Buffer.from(mark + text))).toEqual(given);
});

test.each([
  ['UTF-16', 'UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le')],
  ['UTF-16 of the other byte order', 'UTF-16', Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ['UTF-16 without a mark', 'UTF-16', Buffer.from(text, 'utf16le')],
  ['an encoding of one byte', 'not UTF-8', Buffer.from('ADMIN_EMAIL=g\xfcl@ornek.example', 'latin1')],
])('a file .env in %s is not read, and how to save it is said', (_, name, bytes) => {
  expect(() => readEnvFile(bytes)).toThrow(`It is ${name}. Save it as UTF-8: in Notepad with "Save as"`);
});

test('a name that no setting has is said with the nearest one; what others read is left alone', () => {
  const settings = ['PORT', 'PUBLIC_URL', 'DATABASE_URL', 'BACKUP_KEEP'];
  const names = ['PORT', 'PUBLIC_ULR', 'DATABSE_URL', 'port', 'NODE_ENV', 'TZ'];
  expect(describeUnknown(names, settings)).toEqual([
    'The file .env sets PUBLIC_ULR, but no setting is called so; did you mean PUBLIC_URL?',
    'The file .env sets DATABSE_URL, but no setting is called so; did you mean DATABASE_URL?',
    'The file .env sets port, but no setting is called so; did you mean PORT?',
  ]);
});
