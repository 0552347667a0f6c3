export type HtmlToken = { kind: 'text'; text: string } | { kind: 'open' | 'close'; name: string };

/**
 * Splits HTML into text (entities still encoded) and tags (names in lower case). Comments and the
 * content of scripts and styles are left out. It only moves forward and, like a browser, drops the rest when a tag or
 * comment never ends, so hostile input takes linear time.
 *
 * Not htmlparser2: the schemas and the pages run this in the browser too, where it would cost 21 KB instead of 1.4 KB
 * (brotli), and the server must read HTML by the same rules as the browser.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  let position = 0;
  while (position < html.length) {
    const start = nextMarkup(html, position);
    if (start > position) yield { kind: 'text', text: html.slice(position, start) };
    if (start === html.length) return;
    const tag = readName(html, start);
    if (tag) yield tag;
    const end = tag ? tagEnd(html, start) : commentEnd(html, start);
    position = tag?.kind === 'open' && rawText.has(tag.name) ? rawTextEnd(html, end, tag.name) : end;
  }
}

const rawText = new Set(['script', 'style']);

/** A `<` in front of anything else, as in `3 < 5`, is text. */
function nextMarkup(html: string, from: number): number {
  const markup = /<[a-z/!?]/gi;
  markup.lastIndex = from;
  return markup.exec(html)?.index ?? html.length;
}

function readName(html: string, start: number): { kind: 'open' | 'close'; name: string } | null {
  const tag = /<(\/?)([a-z][^\s/>]*)/iy;
  tag.lastIndex = start;
  const [, slash, name] = tag.exec(html) ?? [];
  return name === undefined ? null : { kind: slash ? 'close' : 'open', name: name.toLowerCase() };
}

/** Behind the `>` that closes the tag; one inside a quoted attribute value does not. */
function tagEnd(html: string, start: number): number {
  const stop = /=\s*(["'])|>/g;
  stop.lastIndex = start;
  for (let match = stop.exec(html); match; match = stop.exec(html)) {
    if (match[1] === undefined) return stop.lastIndex;
    const quote = html.indexOf(match[1], stop.lastIndex);
    if (quote === -1) return html.length;
    stop.lastIndex = quote + 1;
  }
  return html.length;
}

function commentEnd(html: string, start: number): number {
  const isComment = html.startsWith('<!--', start);
  // From the second character on, because `<!-->` is a whole comment.
  const end = isComment ? html.indexOf('-->', start + 2) : html.indexOf('>', start);
  if (end === -1) return html.length;
  return end + (isComment ? 3 : 1);
}

function rawTextEnd(html: string, from: number, name: string): number {
  const closing = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  closing.lastIndex = from;
  return closing.exec(html)?.index ?? html.length;
}

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
