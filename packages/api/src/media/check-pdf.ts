import { inflateSync } from 'node:zlib';
import { PDFArray, PDFContext, PDFDict, PDFName, PDFNumber, PDFObjectParser, PDFRawStream } from '@cantoo/pdf-lib';
import type { PdfProblem } from './read-pdf';

/** What runs code, starts programs, sends or fetches data, or carries files. */
const activeNames = [
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'EF',
  'RichMedia',
  'Rendition',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'XFA',
  'OnInstantiate',
];

/** Bytes of all compressed objects of one document. */
const maxUnpacked = 128 * 1024 * 1024;

/**
 * Reads every object of a PDF, and tells what keeps it from being taken; null where nothing does. Programs differ in where
 * they look for objects: by the table at the end, or by searching a damaged file for them. So each place where one could
 * begin is read, be it in another object, and every stream that could hold compressed ones.
 */
export function checkPdf(bytes: Buffer): PdfProblem | null {
  if (!bytes.subarray(-1024).includes('%%EOF')) return 'broken';
  try {
    const names = readNames(bytes);
    if (names.has('Encrypt')) return 'locked';
    if (activeNames.some((name) => names.has(name))) return 'active';
    return names.has('Catalog') && names.has('Page') ? null : 'broken';
  } catch {
    // Whatever the parser fails at, other programs may read it in a way of their own.
    return 'broken';
  }
}

/** White space and comments between two tokens. */
const space = String.raw`(?:[\0\t\n\f\r ]|%[^\r\n]*[\r\n])+`;
const objectStart = new RegExp(String.raw`(?<!\d)\d{1,10}${space}\d{1,5}${space}obj|\btrailer(?=[\0\t\n\f\r <%])`, 'g');

/** All names in the objects, such as `/JavaScript`, however they are spelled. */
function readNames(bytes: Buffer): ReadonlySet<string> {
  const names = new Set<string>();
  let left = maxUnpacked;
  for (const { 0: match, index } of bytes.toString('latin1').matchAll(objectStart)) {
    const object = createParser(bytes.subarray(index + match.length), names).parseObject();
    if (!(object instanceof PDFRawStream) || !holdsObjects(object.dict)) continue;
    const unpacked = unpack(object, left);
    left -= unpacked.length;
    readCompressed(unpacked, object.dict, names);
  }
  return names;
}

/** A parser that tells each name it reads: also that of an entry which a later one of the same key replaces. */
function createParser(bytes: Uint8Array, names: Set<string>): PDFObjectParser {
  const parser = PDFObjectParser.forBytes(bytes, PDFContext.create());
  const parseName: () => PDFName = Reflect.get(parser, 'parseName').bind(parser);
  Reflect.set(parser, 'parseName', () => {
    const name = parseName();
    names.add(name.decodeText());
    return name;
  });
  return parser;
}

const nameOf = (dict: PDFDict, key: string) => {
  const value = dict.get(PDFName.of(key));
  return value instanceof PDFName ? value.decodeText() : null;
};

/** Some programs ask for the type of such a stream, others only for what it has to say of its objects. */
const holdsObjects = (dict: PDFDict) =>
  nameOf(dict, 'Type') === 'ObjStm' || (dict.has(PDFName.of('N')) && dict.has(PDFName.of('First')));

/** The programs that write such streams compress them in one way; any other one is there to hide something. */
function unpack({ dict, contents }: PDFRawStream, left: number): Buffer {
  const filter = dict.get(PDFName.of('Filter'));
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  if (dict.has(PDFName.of('F')) || filters.length > 1) throw new Error('The objects are elsewhere, or masked twice');
  const [only] = filters;
  if (only && !(only instanceof PDFName && only.decodeText() === 'FlateDecode')) throw new Error('Unusual compression');
  const unpacked = only ? inflateSync(contents, { maxOutputLength: left }) : Buffer.from(contents);
  if (isPredicted(dict) || unpacked.length >= left) throw new Error('Unusual or too many objects');
  return unpacked;
}

function isPredicted(dict: PDFDict): boolean {
  const params = dict.get(PDFName.of('DecodeParms')) ?? dict.get(PDFName.of('DP'));
  if (params === undefined) return false;
  const predictor = params instanceof PDFDict ? (params.get(PDFName.of('Predictor')) ?? null) : undefined;
  return !(predictor === null || (predictor instanceof PDFNumber && predictor.asNumber() === 1));
}

/** One after the other, as some programs read them, and at the places that are said, as others do. */
function readCompressed(unpacked: Buffer, dict: PDFDict, names: Set<string>): void {
  const [count, first] = ['N', 'First'].map((key) => dict.get(PDFName.of(key)));
  if (!(count instanceof PDFNumber && first instanceof PDFNumber)) throw new Error('No number of objects');
  const start = first.asNumber();
  const numbers = unpacked
    .toString('latin1', 0, start)
    .trim()
    .split(/[\0\s]+/)
    .map(Number);
  if (numbers.length < 2 * count.asNumber() || numbers.some((number) => !Number.isInteger(number)))
    throw new Error('No places of objects');
  const inOrder = createParser(unpacked.subarray(start), names);
  for (let at = 0; at < count.asNumber(); at += 1) {
    inOrder.parseObject();
    createParser(unpacked.subarray(start + (numbers[2 * at + 1] ?? 0)), names).parseObject();
  }
}
