import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { AppError, invalid } from '#platform/transport/errors';
import type { Extension } from './file-names';
import { isArchive } from './picture-type';

/** The files of the library that are no pictures: documents to download, and videos. */
type DownloadType = Extract<Extension, 'pdf' | 'mp4' | 'webm'>;

const mega = 1024 * 1024;
const maxBytes: Record<DownloadType, number> = { pdf: 20 * mega, mp4: 50 * mega, webm: 50 * mega };
export const maxDownload = Math.max(...Object.values(maxBytes));

/**
 * Reads an uploaded file and tells its type by its content alone.
 * @throws AppError for everything but a whole, harmless PDF or a video that browsers play, and for one that is too large
 */
export async function readDownload(path: string): Promise<{ bytes: Buffer; type: DownloadType }> {
  const { size } = await stat(path);
  if (size > maxDownload) throw tooLarge();
  const bytes = await readFile(path);
  const type = downloadType(bytes);
  if (!type) throw invalid('download.type', 'file');
  if (size > maxBytes[type]) throw tooLarge();
  if (type === 'pdf') await checkPdf(bytes);
  return { bytes, type };
}

const tooLarge = () => new AppError('tooLarge', 'download.tooLarge', { field: 'file' });

function downloadType(bytes: Buffer): DownloadType | null {
  if (isArchive(bytes.subarray(-maxArchiveEnd))) return null;
  const head = bytes.toString('latin1', 0, 64);
  if (/^%PDF-\d/.test(head)) return 'pdf';
  if (/^.{4}ftyp(?:iso\w|mp4\d|avc1|dash|M4V |MSNV)/s.test(head)) return 'mp4';
  return head.startsWith('\x1aE\xdf\xa3') && head.includes('\x42\x82\x84webm') ? 'webm' : null;
}

/** Where the end record of a ZIP archive can begin. */
const maxArchiveEnd = 22 + 65_535;

/**
 * Rejects PDFs that are cut off, that run something when they are opened, that carry other files, and those that cannot be
 * looked into. Objects may be compressed, so their streams are searched, too.
 */
async function checkPdf(bytes: Buffer): Promise<void> {
  if (!bytes.subarray(-1024).includes('%%EOF')) throw unreadable();
  const text = bytes.toString('latin1');
  if (/\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/.test(text)) throw invalid('download.locked', 'file');
  rejectActive(text);
  let left = maxUnpacked;
  let end = 0;
  for (const { index } of text.matchAll(objectStream)) {
    if (index < end) continue;
    const start = text.indexOf('stream', index);
    const next = start < 0 ? -1 : text.indexOf('endstream', start);
    if (next < 0 || text.slice(Math.max(end, index - dictionaryLength), start).includes('/Predictor'))
      throw unreadable();
    const data = start + (text.startsWith('\r\n', start + 6) ? 8 : 7);
    const unpacked = await unpack(bytes.subarray(data, next), { maxOutputLength: left }).catch(() => {
      throw unreadable();
    });
    left -= unpacked.length;
    if (left <= 0) throw unreadable();
    rejectActive(unpacked.toString('latin1'));
    end = next;
  }
}

const unpack = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

/** Bytes of all compressed objects of one document. */
const maxUnpacked = 128 * mega;
/** How far before its type the dictionary of a stream is searched. */
const dictionaryLength = 2000;

function rejectActive(text: string): void {
  if (active.test(text)) throw invalid('download.active', 'file');
}

const unreadable = () => invalid('download.broken', 'file');

/** A pattern of PDF names, each letter of which may be written as its number: `/J#61vaScript`. */
function patternOf(...names: string[]): string {
  const numberOf = (letter: string) =>
    letter
      .charCodeAt(0)
      .toString(16)
      .replace(/[a-f]/, (digit) => `[${digit}${digit.toUpperCase()}]`);
  return names.map((name) => name.replace(/./g, (letter) => `(?:${letter}|#${numberOf(letter)})`)).join('|');
}

const objectStream = new RegExp(`/(?:${patternOf('ObjStm')})`, 'g');

/** What runs code, starts programs, sends data or carries files. */
const activeNames = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'XFA',
];
const active = new RegExp(`/(?:${patternOf(...activeNames)})(?=[\\s\\0/<>[\\]()%]|$)`);
