import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MessageKey } from '@pano/i18n/translate';
import busboy from 'busboy';
import { AppError, invalid } from '#platform/transport/errors';

/** The form field of an upload, the largest size of its file in bytes, and what is said of one that is wrong. */
export type UploadRules = {
  field: string;
  maxBytes: number;
  required: MessageKey;
  onlyOne: MessageKey;
  tooLarge: MessageKey;
};

/** Pictures of up to 10 MB. */
export const pictureRules: UploadRules = {
  field: 'image',
  maxBytes: 10 * 1024 * 1024,
  required: 'upload.required',
  onlyOne: 'upload.onlyOne',
  tooLarge: 'upload.tooLarge',
};

/** Largest size of the rest of a form: boundaries, part headers, small fields. */
const maxOverhead = 64 * 1024;

export type SpooledFile = { path: string; hash: string; originalName: string };

/**
 * Streams the file in the form field of the rules into a temporary file, passes that to `use`, and always removes it. Only a
 * few chunks are in memory at a time, and the first byte over the limit ends the upload.
 */
export async function withUpload<T>(
  request: Request,
  { folder, rules }: { folder: string; rules: UploadRules },
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> {
  if (Number(request.headers.get('content-length') ?? 0) > rules.maxBytes + maxOverhead) throw tooLarge(rules);
  const parser = parserFor(request.headers);
  const { body } = request;
  if (!parser || !body) throw required(rules);
  return withTemporaryFile(folder, async (path) => use(await receive(body, parser, { path, rules })));
}

/** The same for a file of a form that is parsed elsewhere. */
export const withStream = <T>(
  stream: Readable,
  { folder, rules }: { folder: string; rules: UploadRules },
  use: (file: SpooledFile) => Promise<T>,
): Promise<T> => withTemporaryFile(folder, async (path) => use(await save(stream, { path, rules }, undefined)));

async function withTemporaryFile<T>(folder: string, use: (path: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, randomUUID());
  try {
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

type Target = { path: string; rules: UploadRules };

async function receive(
  body: ReadableStream<Uint8Array>,
  parser: busboy.Busboy,
  { path, rules }: Target,
): Promise<SpooledFile> {
  let saving: Promise<SpooledFile> | undefined;
  parser.on('file', (field, stream, { filename }) => {
    if (field !== rules.field || saving) {
      // A truncated form ends this stream with an error, too; the parser reports it.
      stream.on('error', () => undefined).resume();
      if (field === rules.field) parser.destroy(invalid(rules.onlyOne, rules.field));
      return;
    }
    saving = save(stream, { path, rules }, filename);
    saving.catch((error: Error) => parser.destroy(error));
  });
  try {
    await pipeline(Readable.from(chunksOf(body, rules), { objectMode: false }), parser);
  } catch (error) {
    await saving?.catch(() => undefined);
    throw isFormError(error) ? (saving ? incomplete(rules) : required(rules)) : error;
  }
  if (!saving) throw required(rules);
  return saving;
}

/** Writes the file while it measures and hashes it. */
async function save(stream: Readable, { path, rules }: Target, filename: string | undefined): Promise<SpooledFile> {
  const hash = createHash('sha256');
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > rules.maxBytes) return done(tooLarge(rules));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  await pipeline(stream, meter, createWriteStream(path, { flags: 'wx' }));
  if (size === 0) throw required(rules);
  return { path, hash: hash.digest('hex'), originalName: displayName(filename) };
}

/** Yields the chunks of a body; throws where it is truncated or too large. */
async function* chunksOf(body: ReadableStream<Uint8Array>, rules: UploadRules) {
  const reader = body.getReader();
  let total = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw incomplete(rules);
    });
    if (done) return;
    total += value.length;
    if (total > rules.maxBytes + maxOverhead) throw tooLarge(rules);
    yield value;
  }
}

/** A parser for the form of a request; null where it is none with files. */
export function parserFor(headers: Headers): busboy.Busboy | null {
  const type = headers.get('content-type') ?? '';
  if (!/^multipart\/form-data\s*;\s*(?:.*;\s*)?boundary=./i.test(type)) return null;
  return busboy({
    headers: { 'content-type': type },
    defParamCharset: 'utf8',
    limits: { fields: 20, files: 10, parts: 30, fieldSize: maxOverhead },
  });
}

/** Whether the form is malformed, by the error messages of the parser. */
const isFormError = (error: unknown) => error instanceof Error && /^(?:Unexpected end|Malformed)/.test(error.message);

/** The name of the file without the folders and control characters that a client may send. */
function displayName(filename = ''): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .toWellFormed()
    // Browsers write a quotation mark in a name as its code.
    .replaceAll('%22', '"')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .normalize('NFC')
    .trim();
  return [...clean].slice(0, 150).join('');
}

const tooLarge = ({ tooLarge, field }: UploadRules) => new AppError('tooLarge', tooLarge, { field });
const incomplete = ({ field }: UploadRules) => invalid('upload.incomplete', field);
const required = ({ required, field }: UploadRules) => invalid(required, field);
