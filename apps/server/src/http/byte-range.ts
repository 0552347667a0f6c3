type ByteRange = { start: number; end: number };

/**
 * The part of a file that a `Range` header asks for: null for the whole file (no header, or several parts, which
 * nobody needs of a picture), `'outside'` for a part that the file does not have.
 */
export function readByteRange(header: string | undefined, size: number): ByteRange | 'outside' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return null;
  return start >= size || (first === '' && Number(last) === 0) ? 'outside' : { start, end };
}
