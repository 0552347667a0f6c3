import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { connectionConfig } from './connection';

test.each([
  ['require', 'sslmode=verify-full'],
  ['prefer', 'sslmode=verify-full'],
  ['verify-ca', 'sslmode=verify-full'],
  ['disable', 'sslmode=disable'],
  ['require&uselibpqcompat=true', 'sslmode=require&uselibpqcompat=true'],
])(
  'an address with sslmode=%s checks the certificate as before, without a warning of the driver',
  async (mode, expected) => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    onTestFinished(() => void process.off('warning', note));
    const config = connectionConfig(`postgres://pano:x@db.example/pano?sslmode=${mode}&connect_timeout=3`);
    expect(new URL(config.connectionString).search).toBe(`?${expected}`);
    new pg.Client(config);
    await new Promise(setImmediate);
    expect(warnings).toEqual([]);
  },
);
