import { readFile, stat } from 'node:fs/promises';
import { AppError, invalid } from '#platform/transport/errors';
import type { Extension } from './file-names';
import { isArchive } from './picture-type';
import { readPdf } from './read-pdf';

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
  const problem = type === 'pdf' ? await readPdf(path) : null;
  if (problem) throw invalid(`download.${problem}`, 'file');
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
