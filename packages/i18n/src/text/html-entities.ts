const named = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    ensp: '\u2002',
    emsp: '\u2003',
    thinsp: '\u2009',
    shy: '\u00ad',
    zwnj: '\u200c',
    zwj: '\u200d',
    ndash: '–',
    mdash: '—',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
    laquo: '«',
    raquo: '»',
    bull: '•',
    middot: '·',
    copy: '©',
    reg: '®',
    trade: '™',
    deg: '°',
    plusmn: '±',
    times: '×',
    micro: 'µ',
    ohm: 'Ω',
    sup2: '²',
    sup3: '³',
    frac12: '½',
    euro: '€',
    pound: '£',
    ccedil: 'ç',
    Ccedil: 'Ç',
    gbreve: 'ğ',
    Gbreve: 'Ğ',
    imath: 'ı',
    inodot: 'ı',
    Idot: 'İ',
    ouml: 'ö',
    Ouml: 'Ö',
    scedil: 'ş',
    Scedil: 'Ş',
    uuml: 'ü',
    Uuml: 'Ü',
    acirc: 'â',
    Acirc: 'Â',
    icirc: 'î',
    Icirc: 'Î',
    ucirc: 'û',
    Ucirc: 'Û',
  }),
);

/** Decodes once, so `&amp;lt;` becomes `&lt;`; names it does not know stay as they are. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z][a-z0-9]{1,9}));/gi, (entity, hex, decimal, name) => {
    if (name !== undefined) return named.get(name) ?? entity;
    return fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

function fromCodePoint(code: number): string {
  const isSurrogate = code >= 0xd800 && code <= 0xdfff;
  return code === 0 || code > 0x10ffff || isSurrogate ? '\ufffd' : String.fromCodePoint(code);
}
