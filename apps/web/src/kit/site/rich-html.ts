import { htmlToText } from '@pano/i18n/text/html-text';
import { slugify } from '@pano/i18n/text/slug';

// The API stores clean, well-formed HTML in which attribute values carry no angle bracket, so patterns are enough here.

export type Heading = { id: string; text: string };

/** Gives every heading of the second level an address, and lists them. */
export function withHeadingIds(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const marked = html.replace(/<h2\b([^>]*)>(.*?)<\/h2>/gis, (whole, attributes: string, inner: string) => {
    const text = htmlToText(inner);
    if (text === '') return whole;
    // The number keeps equal headings apart, and all of them apart from the ids of the page around them.
    const id = `${slugify(text) || 'h'}-${headings.length + 1}`;
    headings.push({ id, text });
    return `<h2${attributes.replace(/\sid="[^"]*"/i, '')} id="${id}">${inner}</h2>`;
  });
  return { html: marked, headings };
}

/** What a card shows of a long text: the words of its paragraphs and lists, without the headings between them. */
export function cardText(html: string): string {
  return htmlToText(html.replace(/<h[1-6]\b[^>]*>.*?<\/h[1-6]>/gis, ' ')) || htmlToText(html);
}
