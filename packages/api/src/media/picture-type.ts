import { open } from 'node:fs/promises';
import type { Extension } from './file-names';

/** The types that may be uploaded. */
export type PictureType = Extract<Extension, 'jpg' | 'png' | 'gif' | 'webp'>;

/**
 * Detects the type of a picture by its content. Null for everything else, also for a picture that other programs would
 * open as an archive or a document. `cut` marks a truncated GIF, which its decoder accepts; `canvas` is the size that the
 * header of a GIF claims, which its decoder ignores where the first frame is smaller.
 */
export async function pictureType(path: string): Promise<Content | null> {
  const { head, tail } = await readEnds(path);
  if (isPdf(head) || isArchive(tail)) return null;
  const start = head.toString('latin1');
  const type = types.find((candidate) => signatures[candidate](start));
  if (type !== 'gif') return type ? { type, cut: false, canvas: null } : null;
  if (head.length < gifHeader) return null;
  const canvas = { width: head.readUInt16LE(6), height: head.readUInt16LE(8) };
  return { type, cut: !gifEnd.test(tail.toString('latin1')), canvas };
}

type Content = { type: PictureType; cut: boolean; canvas: { width: number; height: number } | null };

const types = ['jpg', 'png', 'gif', 'webp'] as const satisfies PictureType[];

export const isPictureType = (extension: Extension): extension is PictureType =>
  types.some((type) => type === extension);

const signatures: Record<PictureType, (head: string) => boolean> = {
  jpg: (head) => head.startsWith('\xff\xd8\xff'),
  png: (head) => head.startsWith('\x89PNG\r\n\x1a\n'),
  gif: (head) => head.startsWith('GIF87a') || head.startsWith('GIF89a'),
  webp: (head) => head.startsWith('RIFF') && head.startsWith('WEBPVP8', 8),
};

/** Bytes of a GIF up to its palette: signature, canvas, flags. */
const gifHeader = 13;
/** Some programs pad the end with zero bytes. */
const gifEnd = /;[\0\s]*$/;

/** The names of the types in sharp. */
export const decoderNames: Record<PictureType, string> = { jpg: 'jpeg', png: 'png', gif: 'gif', webp: 'webp' };

/** PDF readers search the first kilobyte for the header. */
const headLength = 1024;
const isPdf = (head: Buffer) => head.includes('%PDF-');

/** The end record of a ZIP archive: 22 bytes and a comment of up to 64 KB, at the very end of the file. */
const tailLength = 22 + 65_535;
export function isArchive(tail: Buffer): boolean {
  for (let at = tail.lastIndexOf('PK\x05\x06', -22, 'latin1'); at >= 0; ) {
    if (at + 22 + tail.readUInt16LE(at + 20) === tail.length) return true;
    at = at > 0 ? tail.lastIndexOf('PK\x05\x06', at - 1, 'latin1') : -1;
  }
  return false;
}

async function readEnds(path: string) {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.subarray(0, bytesRead);
    };
    const fromEnd = Math.min(size, tailLength);
    return { head: await read(0, headLength), tail: await read(size - fromEnd, fromEnd) };
  } finally {
    await file.close();
  }
}
