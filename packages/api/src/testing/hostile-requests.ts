import { anyText } from '@pano/i18n/testing';
import fc from 'fast-check';
import { hostileKeys, hostileValues } from './hostile-values';

/** Bodies that are no JSON object at all. */
export const otherBodies = fc.oneof(
  hostileValues,
  fc.constantFrom(
    '',
    '{',
    '{"a":1',
    '{"a":1,}',
    '\ufeff{}',
    '{}{}',
    "{'a':1}",
    'a=1&b=2',
    '<a/>',
    '\0',
    '--x\r\n\r\nx',
  ),
  anyText(),
);

/** The boundary of the multipart bodies below. */
export const boundary = 'x';
const part = fc.constantFrom(
  'Content-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\u0089PNG',
  'Content-Disposition: form-data; name="image"; filename="../../a.gif"\r\nContent-Type: image/gif\r\n\r\nGIF89a',
  'Content-Disposition: form-data; name="image"\r\n\r\ntext',
  'Content-Disposition: form-data; name="__proto__"; filename="a"\r\n\r\n<svg onload=alert(1)>',
  "Content-Disposition: form-data; filename*=utf-8''%00\r\n\r\n",
  'Content-Disposition: x\r\n\r\n',
  '\r\n\r\n',
  '',
);
/** Forms, whole and broken. */
export const forms = fc
  .tuple(fc.array(part, { maxLength: 3 }), fc.constantFrom(`--${boundary}--\r\n`, `--${boundary}`, '', '--y--'))
  .map(([parts, end]) => parts.map((text) => `--${boundary}\r\n${text}\r\n`).join('') + end);

export const segments = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('1', '2', '3') },
  fc.constantFrom('999999', '0', '-1', '01', '1abc', '1.0', '1e309', '0x1', '9007199254740993'),
  fc.constantFrom(
    '%00',
    '%E0%A4%A',
    '%ff',
    '%',
    '..%2f..',
    '__proto__',
    'constructor',
    'a'.repeat(3000),
    '%F0%9F%98%80',
  ),
  fc.constantFrom('%27%3B%20DROP%20TABLE%20User', '%25', '_', 'a-b', 'active', 'order', 'ş'),
);

const oddHeaders = fc.record(
  {
    'content-type': fc.constantFrom(
      ...['application/json', 'application/json; charset=utf-16', 'application/problem+json', 'text/plain', 'x'],
      ...['multipart/form-data', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', ';;;'],
    ),
    'accept-language': fc.constantFrom('en', 'tr', '*', 'en;q=2', ',,,', 'x'.repeat(5000), 'en-US,en;q=0.9'),
    accept: fc.constantFrom('text/html', 'application/xml', '*/*', '%'),
    'content-encoding': fc.constantFrom('gzip', 'br', 'identity', 'x'),
    'content-length': fc.constantFrom('0', '-1', '1e9', '99999999999', 'x'),
    'user-agent': fc.constantFrom('', 'x'.repeat(8000), '\u00e9'),
  },
  { requiredKeys: [] },
);

export const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: oddHeaders },
);

export const queries = (names: string[]): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          fc.constantFrom('limit', 'offset', 'q', 'sort', ...names),
          fc.constantFrom(...hostileKeys, 'a[b]', 'a[]'),
        ),
        fc.oneof(segments, fc.constantFrom('10', '', 'true', 'false', 'order', '-title', '%C5%9F%20%25_')),
      ),
      { maxLength: 4 },
    )
    .map((pairs) => pairs.map(([name, value]) => `${encodeURIComponent(name)}=${value}`).join('&'));
