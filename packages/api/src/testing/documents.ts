import { deflateSync } from 'node:zlib';

/** A PDF of one empty page. `catalog` stands in its root, `objects` before the end, in plain words. */
export function createPdf({ catalog = '', objects = '', end = '%%EOF\n' } = {}): Buffer {
  const body = [
    `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalog} >>\nendobj`,
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] >>\nendobj',
    objects,
    'trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n9',
  ];
  return Buffer.from(`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n${body.join('\n')}\n${end}`, 'latin1');
}

/** Objects as newer programs write them, compressed into a stream. */
export const compressedObjects = (text: string, { type = '/ObjStm', more = '' } = {}): string =>
  `9 0 obj\n<< /Type ${type} /N 1 /First 4 /Filter /FlateDecode ${more} >>\nstream\r\n${deflateSync(`5 0 ${text}`).toString('latin1')}\r\nendstream\nendobj`;

/** The first bytes of a video as browsers play them; the rest is left to the player. */
export const mp4 = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'),
  Buffer.alloc(4000, 7),
]);
export const webm = Buffer.concat([
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
  Buffer.alloc(4000, 7),
]);
