import { html, raw } from 'hono/html';
import type { Html } from './page';

/** The few marks of our own descriptions: paragraphs, bold and code. */
export const prose = (text: string): Html[] => text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`);

export const inline = (text: string): (Html | string)[] =>
  text.split(/(\*\*[^*]+\*\*|`[^`]+`)/).map((part) => {
    if (part.startsWith('**')) return html`<strong>${part.slice(2, -2)}</strong>`;
    return part.startsWith('`') ? html`<code>${part.slice(1, -1)}</code>` : part;
  });

/** JSON on several lines; a wrapped line must not be indented by the page's own markup. */
export const json = (value: unknown): Html => html`<pre>${raw(escapeHtml(JSON.stringify(value, null, 2)))}</pre>`;

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
