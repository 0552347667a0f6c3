import { anyText } from '@pano/i18n/testing';
import fc from 'fast-check';
import * as z from 'zod';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const quoted = (text: string) => JSON.stringify(text);

/** JSON as text, since much of what breaks parsers is lost in a JavaScript value. */
const hostileJson = [
  ...['null', 'true', 'false', '0', '-0', '-1', '1.5', '1e309', '-1e309', '1e-400', '9007199254740993', '2147483648'],
  ...[
    '[]',
    '{}',
    '[[]]',
    '[null]',
    '{"id":1}',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"x":1}}}',
  ],
  ...[
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '"\\udc00\\ud800"',
    '"\\u202ebdfa"',
    '"\\uffff"',
    '"\\r\\nBcc: x@example.com"',
  ],
  ...['', ' ', '1', '-1', '01', '1e3', '0x1', 'true', 'null', 'NaN', '__proto__', 'constructor', 'toString'].map(
    quoted,
  ),
  ...['2026-02-30T00:00:00Z', '+275760-09-13T00:00:00Z', '-271821-04-20T00:00:00Z', '2026-01-01'].map(quoted),
  ...["'; DROP TABLE User; --", '%', '_', '{{7*7}}', '../../etc/passwd', 'javascript:alert(1)'].map(quoted),
  ...['http://', 'https://[', 'http://a b', '//host/x', 'a@b', 'a@b.c,d@e.f', '😀'.repeat(200)].map(quoted),
  ...['<p>'.repeat(500), '<', '&#x110000;&#xd800;', '<p>x</p>'.repeat(50), '<a href="java&#0;script:x">y</a>'].map(
    quoted,
  ),
  ...['ı'.repeat(301), 'İ'.repeat(5001), 'a'.repeat(70_000)].map(quoted),
  `${'['.repeat(500)}${']'.repeat(500)}`,
  `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`,
];
export const hostileKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'id',
  '',
  '\0',
  'then',
];

/** Names that every object has without being given them: whoever looks one up in a table finds something. */
export const inheritedNames = Object.getOwnPropertyNames(Object.prototype);

/** Addresses that no form takes for that of an image: most of them no browser can load. */
export const malformedImageUrls = [
  ...['http://[', 'https://[::1/x.png', 'https://exa mple.com/x.png', 'https://a.example:99999/x.png'],
  ...['https://a.example:x/x.png', 'https://%zz/x.png', 'https://a.example/%zz.png', '/%zz.png', '/uploads/%E0%A4%A'],
  ...['https://a^b.example/', 'https://1.2.3.4.5/', 'https://:80/'],
];

/** Names of hosts that some versions of Node.js and some browsers load and others do not. */
const doubtfulUrls = ['https://xn--a/', 'https://xn--/x.png'];

/** Texts that break pages, feeds and images which take them for a part of themselves. */
export const hostileTexts: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['"page-state"', 'page-state', '<!--app-->', '<!--head-->', '<html lang="tr">', '</head>', '</body>'],
        ...['</script>', '<script>', '<!--<script>', '</title>', '</template>', ']]>', '<![CDATA[', '--!>', '<?xml?>'],
        ...['$&', '$`', '$1', '$$', '\\u003c', '\\', '"', "'", '&lt;', '&#0;', '%', '%zz', '%E0%A4%A', '\u2028'],
        ...['\u0001', '\ufffe', '\u202e', '\u200d', '😀', 'a\u0301', 'İı', '\r\n', '\t', '{', '}', '[', ']'],
        ...inheritedNames,
        ...malformedImageUrls,
        ...doubtfulUrls,
      ),
      anyText(20),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(''));

const hostileValues = fc.oneof(fc.constantFrom(...hostileJson), fc.json({ maxDepth: 3 }));
const goodTexts = [
  'Pano',
  'pano-yenileme',
  '<p>a</p><p>b</p><p>c</p>',
  'https://a.example/b.png',
  '/uploads/a.webp',
  'a@b.example',
];

/** JSON text that fits a schema in most places and breaks it in others, with keys twice and keys nobody asked for. */
export const nearly = (schema: z.ZodType): fc.Arbitrary<string> =>
  like(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));

function like(schema: JsonSchema): fc.Arbitrary<string> {
  return fc.oneof({ weight: 5, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostileValues });
}

function fitting(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((choice) => like(choice)));
  if (schema.enum) return fc.constantFrom(...schema.enum.map((value) => JSON.stringify(value)));
  switch ([schema.type].flat()[0]) {
    case 'object':
      return objectText(schema);
    case 'array':
      return fc
        .array(like((schema.items ?? {}) as JsonSchema), { maxLength: 4 })
        .map((items) => `[${items.join(',')}]`);
    case 'boolean':
      return fc.constantFrom('true', 'false');
    case 'integer':
    case 'number':
      return fc.constantFrom('1', '2', '3', '0', '1000');
    case 'string':
      return fc.oneof(fc.constantFrom(...goodTexts.map(quoted)), anyText().map(quoted));
    default:
      return hostileValues;
  }
}

function objectText({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<string> {
  const given = Object.entries(properties).map(([name, property]) => {
    const pair = like(property as JsonSchema).map((value) => `${quoted(name)}:${value}`);
    return fc.option(pair, { nil: '', freq: required.includes(name) ? 20 : 2 });
  });
  const extra = fc.array(
    fc
      .tuple(fc.constantFrom(...hostileKeys, ...Object.keys(properties)), hostileValues)
      .map(([key, value]) => `${quoted(key)}:${value}`),
    { maxLength: 2 },
  );
  return fc
    .tuple(fc.tuple(...given), extra)
    .map(([pairs, more]) => `{${[...pairs, ...more].filter(Boolean).join(',')}}`);
}

/** JSON text of a valid input in which a field or two are replaced by what its schema may not like. */
export function around(valid: Record<string, unknown>, schema: z.ZodType): fc.Arbitrary<string> {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const broken = Object.entries(properties).map(([name, property]) =>
    nearlyValid(valid[name], property as JsonSchema).map((value) => ({ name, value })),
  );
  const changes = fc.array(
    fc.oneof(fc.record({ name: fc.constantFrom(...hostileKeys), value: hostileValues }), ...broken),
    {
      maxLength: 2,
    },
  );
  return fc.tuple(changes, fc.nat()).map(([changed, number]) => {
    const fields = Object.entries({ ...valid, ...unique(valid, number) }).map(([name, value]) => ({
      name,
      value: JSON.stringify(value),
    }));
    return `{${[...fields, ...changed].map(({ name, value }) => `${quoted(name)}:${value}`).join(',')}}`;
  });
}

/** An object inside another is broken inside as well. */
function nearlyValid(value: unknown, schema: JsonSchema): fc.Arbitrary<string> {
  const inner = schema.properties && typeof value === 'object' && value !== null;
  return inner ? fc.oneof(like(schema), fc.constant(JSON.stringify(value))) : like(schema);
}

/** Values that may exist once only would make all but the first of many requests a mere conflict. */
const unique = (valid: Record<string, unknown>, number: number) => ({
  ...('slug' in valid ? { slug: `kayit-${number}` } : {}),
  ...('keyword' in valid ? { keyword: `kelime ${number}` } : {}),
});

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
