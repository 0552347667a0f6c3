// Whether a page is still what the server has sent. A translation of the browser wraps its texts, extensions add elements to
// it: React, which compares a page with its own rendering, would throw all of it away, with what the visitor has typed.

/** How many elements there are, and how many characters that are seen: of those that space is made of, parsers drop some. */
type Size = `${number} ${number}`;

const invisible = /<script\b.*?<\/script>|<[^>]*>|\s/gs;
const startTag = /<[a-z]/g;
const characterReference = /&[^;]+;/g;

/** The size of HTML as React writes it: in attributes and texts every angle bracket is a character reference. */
export function measureHtml(html: string): Size {
  const text = html.replace(invisible, '').replace(characterReference, '-');
  return `${html.match(startTag)?.length ?? 0} ${text.length}`;
}

/** The size of an element's content: that of its HTML, as long as nobody else has changed it. */
export function measureContent(element: Element): Size {
  let text = element.textContent;
  for (const script of element.querySelectorAll('script')) text = text.replace(script.text, '');
  return `${element.querySelectorAll('*').length} ${text.replace(/\s/g, '').length}`;
}
