import { deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { admin, expect } from './fixtures';

/** A card of a list, by the name of its record. */
export const card = (page: Page, name: string): Locator => page.getByRole('article', { name, exact: true });

/** A text field of a form; an editor counts as one. */
export const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

/** Types into a rich text, in place of what it holds. */
export async function writeText(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  if (text) await page.keyboard.insertText(text);
}

type Data = Record<string, unknown> & { id: number };

/** Reads or writes through the REST API, as an administrator. */
export async function call(page: Page, method: string, path: string, data?: object): Promise<Data> {
  const login = await page.request.post('/api/v1/auth/login', { data: admin });
  const token = (await login.json()).data.token;
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.fetch(`/api/v1${path}`, { method, headers, data });
  expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
  return answer.status() === 204 ? { id: 0 } : (await answer.json()).data;
}

/** What a procedure of tRPC is sent by the next action. */
export async function sentTo(page: Page, procedure: string, action: () => Promise<void>): Promise<string> {
  const request = page.waitForRequest((sent) => sent.url().includes(`/trpc/${procedure}`));
  await action();
  return (await request).postData() ?? '';
}

/** A real picture, small and of one colour; different colours are different files. */
export function picture(name: string, colour: [number, number, number]) {
  const size = 40;
  const row = Buffer.concat([Buffer.from([0]), ...Array.from({ length: size }, () => Buffer.from(colour))]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: size }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc(body));
  return Buffer.concat([length, body, checksum]);
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  }
  return (value ^ 0xffffffff) >>> 0;
}
