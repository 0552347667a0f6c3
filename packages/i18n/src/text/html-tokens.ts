export type HtmlToken = { kind: 'text'; text: string } | { kind: 'open' | 'close'; name: string };

/**
 * Splits HTML into text (entities still encoded) and tags (names in lower case). Comments and what stands
 * in scripts and styles are left out. It only ever moves forward and, like a browser, drops the rest when a
 * tag or comment never ends, so hostile input takes linear time.
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
