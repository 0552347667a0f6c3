// Whether a page is still what the server has sent. A translation of the browser wraps its texts, extensions add elements to
// it: React, which compares a page with its own rendering, would throw all of it away, with what the visitor has typed.

/** How many elements there are, and how many characters that are seen: of those that space is made of, parsers drop some. */
type Size = `${number} ${number}`;

const invisible = /<script\b.*?<\/script>|<[^>]*>|\s/gs;
/** What browsers with JavaScript read as a text that nobody sees. */
const noscript = /(<noscript\b[^>]*>).*?<\/noscript>/gs;
const startTag = /<[a-z]/g;
const characterReference = /&[^;]+;/g;

/** The size of HTML as React writes it: in attributes and texts every angle bracket is a character reference. */
export function measureHtml(html: string): Size {
  const parsed = html.replace(noscript, '$1');
  const text = parsed.replace(invisible, '').replace(characterReference, '-');
  return `${parsed.match(startTag)?.length ?? 0} ${text.length}`;
}

/** The size of an element's content: that of its HTML, as long as nobody else has changed it. */
export function measureContent(element: Element): Size {
  let text = element.textContent;
  for (const unseen of element.querySelectorAll('script, noscript')) text = text.replace(unseen.textContent, '');
  return `${element.querySelectorAll('*').length} ${text.replace(/\s/g, '').length}`;
}
