import { html } from 'hono/html';
import type { Mail } from '#platform/services/mailer';

type Content = {
  id: string;
  to: string[];
  subject: string;
  paragraphs: string[];
};

/** A short mail of the program itself; an address that is a paragraph of its own becomes a link. */
export function plainMail({ id, to, subject, paragraphs }: Content): Mail {
  const lines = paragraphs.map((text) =>
    /^https?:\S+$/.test(text) ? html`<p><a href="${text}" style="color:#0b5cad">${text}</a></p>` : html`<p>${text}</p>`,
  );
  return {
    id,
    to,
    replyTo: null,
    subject,
    text: paragraphs.join('\n\n'),
    // Inline styles, because mail programs ignore style sheets.
    html: html`<!doctype html>
<html>
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c1c1c;background:#ffffff">
${lines}
</body>
</html>`.toString(),
  };
}
