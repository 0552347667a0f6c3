import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Busboy } from 'busboy';
import { AppError } from '#platform/transport/errors';
import { parserFor } from './spool-upload';

type Reader = {
  maxBytes: number;
  /** Takes the texts, before anything of a file is read. */
  onTexts: (texts: FormData, hasFiles: boolean) => Promise<void>;
  /** Takes one file after the other, in whole or in part; must not throw. */
  onFile: (file: Readable) => Promise<void>;
};

/**
 * Reads a form as it arrives, its texts first and then its files. Where it breaks off or is too large, what was taken until then
 * stays; what is no form counts as an empty one.
 */
export async function readForm(request: Request, { maxBytes, onTexts, onFile }: Reader): Promise<void> {
  const texts = new FormData();
  let taken: Promise<void> | undefined;
  let files = Promise.resolve();
  const parser = parserFor(request.headers);
  parser?.on('field', (name, value) => texts.append(name, value));
  parser?.on('file', (_field, file, { filename }) => {
    const copy = copyOf(file);
    const skip = () => {
      file.unpipe(copy);
      file.resume();
    };
    // Browsers send a nameless one where nothing was chosen.
    if (!filename) return skip();
    taken ??= onTexts(texts, true);
    const before = Promise.all([files, taken]);
    // Where the texts cannot be taken, that is thrown below.
    files = before.then(() => onFile(copy)).then(skip, skip);
  });
  const isWhole = parser !== null && request.body !== null && (await parse(request.body, parser, maxBytes));
  taken ??= onTexts(isWhole ? texts : new FormData(), false);
  await taken;
  await files;
}

/** The parser goes on once a file was read. What reads the copy may end early, and the rest of the file is skipped. */
function copyOf(file: Readable): PassThrough {
  const copy = new PassThrough();
  copy.on('error', () => undefined);
  file.on('error', (error) => copy.destroy(error));
  return file.pipe(copy);
}

/** @returns whether the form came to its end */
async function parse(body: ReadableStream<Uint8Array>, parser: Busboy, maxBytes: number): Promise<boolean> {
  try {
    await pipeline(Readable.from(chunksOf(body, maxBytes), { objectMode: false }), parser);
    return true;
  } catch {
    return false;
  }
}

async function* chunksOf(body: ReadableStream<Uint8Array>, maxBytes: number) {
  const reader = body.getReader();
  let total = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    total += value.length;
    if (total > maxBytes) throw new AppError('tooLarge', 'request.tooLarge');
    yield value;
  }
}
