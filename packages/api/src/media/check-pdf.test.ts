import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressedObjects, createPdf } from '#testing/documents';
import { checkPdf } from './check-pdf';

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const link =
  '<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://ornek.example/launch?a=/JavaScript) >> >>';

/** A stream with bytes of its own, uncompressed unless the dictionary says otherwise. */
const stream = (number: number, dictionary: string, bytes: Buffer | string) =>
  `${number} 0 obj\n<< ${dictionary} /Length ${bytes.length} >>\nstream\n${bytes.toString('latin1')}\nendstream\nendobj`;
const deflated = (text: string) => deflateSync(text);

/** A document whose objects are all compressed, with the table of places as a stream. */
const compressed = (more: string) =>
  createPdf({
    objects: [
      compressedObjects(link),
      stream(
        10,
        `/Type /XRef /W [1 2 1] /Size 11 /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Columns 4 /Predictor 12 >> ${more}`,
        deflated('\0\0\0\0'),
      ),
    ].join('\n'),
  });

test.each([
  ['Word, with a link and a structure of tags', compressed('/Info << /Producer (Microsoft Word) >>')],
  [
    'LibreOffice, which writes the lengths of streams elsewhere',
    createPdf({
      catalog: '/Outlines 6 0 R /Lang (tr-TR) /PageMode /UseOutlines',
      objects: `4 0 obj\n<< /Length 5 0 R /Filter /FlateDecode >>\nstream\n${deflated('BT (1 0 obj) Tj ET').toString('latin1')}\nendstream\nendobj\n5 0 obj\n26\nendobj\n6 0 obj << /Title (Bölüm \\(1\\)) /Dest [3 0 R /XYZ 0 0 0] >> endobj\n7 0 obj ${link} endobj`,
    }),
  ],
  [
    'a scanner, which puts a picture on each page',
    createPdf({
      objects: stream(
        4,
        '/Type /XObject /Subtype /Image /Width 1 /Height 1 /Filter /DCTDecode',
        '\xff\xd8\xff\xe0stream endstream',
      ),
    }),
  ],
  [
    'InDesign, with layers, a profile of colours and a description',
    createPdf({
      catalog:
        '/OCProperties << /OCGs [] /D << >> >> /Metadata 5 0 R /PieceInfo << /InDesign << /LastModified (D:2026) >> >> /OpenAction [3 0 R /Fit]',
      objects: [
        stream(4, '/N 3 /Alternate /DeviceRGB /Filter /FlateDecode', deflated('profile')),
        stream(5, '/Type /Metadata /Subtype /XML', '<x:xmpmeta>no /JavaScript inside</x:xmpmeta>'),
        compressedObjects(link),
      ].join('\n'),
    }),
  ],
  [
    'a program that was changed and saved again',
    Buffer.concat([createPdf(), createPdf({ objects: `7 0 obj ${link} endobj` })]),
  ],
])('a document of %s is taken', (_, bytes) => {
  expect(checkPdf(bytes)).toBeNull();
});

const hidden = compressedObjects(script);
test.each([
  ['compressed, without a type', createPdf({ objects: compressedObjects(script, { type: '/X' }) })],
  ['compressed, whose type is named twice', createPdf({ objects: compressedObjects(script, { more: '/Type /X' }) })],
  [
    'compressed, behind a string that looks like a stream',
    createPdf({ objects: `8 0 obj (stream\n<< /ObjStm) endobj\n${hidden}` }),
  ],
  [
    'compressed, behind a comment that looks like one',
    createPdf({ objects: `8 0 obj % stream\n null endobj\n${hidden}` }),
  ],
  ['in the contents of another stream', createPdf({ objects: stream(8, '', `7 0 obj ${script} endobj`) })],
  ['compressed, in the contents of another stream', createPdf({ objects: stream(8, '', hidden) })],
  ['in a string', createPdf({ objects: `8 0 obj (7 0 obj ${script} endobj) endobj` })],
  ['of a number that a comment divides', createPdf({ objects: `7 %\n0%x\n obj${script}endobj` })],
  ['whose key is named twice', createPdf({ objects: `7 0 obj << /S /JavaScript /JS (x) /S /GoTo >> endobj` })],
  ['of a masked name', createPdf({ objects: compressedObjects('<< /S /#4aava#53cript >>') })],
  [
    'between the others of a stream',
    createPdf({ objects: stream(9, '/Type /ObjStm /N 2 /First 8', `5 0 6 4 null${script}`) }),
  ],
  [
    'at a place that only the list names',
    createPdf({ objects: stream(9, '/Type /ObjStm /N 1 /First 4', `5 9 null     ${script}`) }),
  ],
  [
    'of an earlier state of the document',
    Buffer.concat([createPdf({ objects: `7 0 obj ${script} endobj` }), createPdf({ objects: '7 0 obj null endobj' })]),
  ],
])('a script %s is found', (_, bytes) => {
  expect(checkPdf(bytes)).toBe('active');
});

test.each(['Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition'])('an action that is /%s is found', (name) => {
  expect(checkPdf(createPdf({ objects: compressedObjects(`<< /S /${name} >>`) }))).toBe('active');
});

test.each([
  ['/AcroForm << /XFA 8 0 R >>', 'active'],
  ['/Names << /EmbeddedFiles << >> >>', 'active'],
  ['/AF [<< /Type /Filespec /EF << >> >>]', 'active'],
  ['/AcroForm << /Fields [] >>', null],
])('a document whose root has %s is %s', (catalog, problem) => {
  expect(checkPdf(createPdf({ catalog }))).toBe(problem);
});

test.each([
  ['encrypted, as older programs say it', createPdf({ objects: 'trailer << /Encrypt 8 0 R >>' }), 'locked'],
  ['encrypted, as newer ones do', compressed('/Encrypt 8 0 R'), 'locked'],
  ['encrypted, with a masked name', compressed('/E#6ecrypt 8 0 R'), 'locked'],
  [
    'compressed twice',
    createPdf({ objects: stream(9, '/Type /ObjStm /N 1 /First 4 /Filter [/ASCIIHexDecode /FlateDecode]', '00>') }),
    'broken',
  ],
  [
    'compressed in an old way',
    createPdf({ objects: stream(9, '/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', 'x') }),
    'broken',
  ],
  [
    'compressed as another object says',
    createPdf({ objects: stream(9, '/Type /ObjStm /N 1 /First 4 /Filter 8 0 R', 'x') }),
    'broken',
  ],
  ['nested without end', createPdf({ objects: `7 0 obj ${'['.repeat(200_000)} endobj` }), 'broken'],
  ['an object that breaks off', createPdf({ objects: '7 0 obj << /A' }), 'broken'],
  ['without pages', Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF'), 'broken'],
])('a document that is %s is not taken', (_, bytes, problem) => {
  expect(checkPdf(bytes)).toBe(problem);
});
