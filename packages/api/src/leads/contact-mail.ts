import type { Prisma } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { formatDateTime } from '@pano/i18n/text/dates';
import { parsePhone, telHref, whatsappHref } from '@pano/i18n/text/phone';
import { type MessageKey, translate } from '@pano/i18n/translate';
import { html } from 'hono/html';
import { adminRecordPath } from '#addresses';
import { describeSource } from '#insight/visit-source.schema';
import type { Mail } from '#platform/services/mailer';

/** What the mail says of a message. */
export const mailedColumns = {
  id: true,
  name: true,
  email: true,
  phone: true,
  subject: true,
  message: true,
  createdAt: true,
} satisfies Prisma.ContactFormSelect;
type Form = Prisma.ContactFormGetPayload<{ select: typeof mailedColumns }>;

type MailOptions = {
  locale: Locale;
  to: string[];
  siteUrl: string;
  /** The title of the page that led to the form, and what led to the site; null where that is unknown. */
  page: string | null;
  source: string | null;
  /** What the link to WhatsApp types in. */
  reply: string;
};

/** The mail that notifies the company of a contact form, in the language in which the form was sent. */
export function contactMail(form: Form, { locale, to, siteUrl, page, source, reply }: MailOptions): Mail {
  const say = (key: MessageKey, params = {}) => translate(locale, key, params);
  const { id, name, email, phone, message, createdAt } = form;
  const subject = form.subject ?? say('contactMail.noSubject');
  const rows: [string, string][] = [
    [say('contactMail.name'), name],
    [say('contactMail.email'), email],
    [say('contactMail.phone'), phone ?? '–'],
    [say('contactMail.subjectLabel'), subject],
    [say('contactMail.sentAt'), formatDateTime(createdAt.toISOString(), locale)],
  ];
  if (page !== null) rows.push([say('contactMail.page'), page]);
  if (source !== null) rows.push([say('contactMail.source'), describeSource(source, locale)]);
  const links: [string, string][] = [[say('contactMail.open'), `${siteUrl}${adminRecordPath('contactForm', id)}`]];
  const number = phone && parsePhone(phone);
  if (number) {
    links.push([say('contactMail.call'), telHref(number)], [say('contactMail.whatsapp'), whatsappHref(number, reply)]);
  }
  const intro = say('contactMail.intro');
  const footer = say('contactMail.footer');
  return {
    id: `contact-form.${id}.${createdAt.getTime()}`,
    to,
    replyTo: { name: plainLine(name), address: email },
    subject: plainLine(say('contactMail.subject', { name, subject })),
    text: [intro, '', ...rows.map(line), '', message, '', footer, '', ...links.map(line)].join('\n'),
    html: renderHtml({ locale, intro, rows, message, footer, links }),
  };
}

const line = ([label, value]: [string, string]) => `${label}: ${value}`;

/** Replaces characters that would break a line or change its direction in the headers of a mail. */
const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

type HtmlContent = {
  locale: Locale;
  intro: string;
  rows: [string, string][];
  message: string;
  footer: string;
  links: [string, string][];
};

// Inline styles, because mail programs ignore style sheets.
function renderHtml({ locale, intro, rows, message, footer, links }: HtmlContent): string {
  const cell = 'padding:4px 16px 4px 0;vertical-align:top';
  const quote = 'margin:0 0 24px;padding:12px 16px;border-left:4px solid #d97706;background:#f6f4f0';
  const table = rows.map(
    ([label, value]) => html`<tr>
<th align="left" style="${cell};font-weight:600;white-space:nowrap">${label}</th>
<td style="${cell}">${value}</td>
</tr>`,
  );
  const anchors = links.map(
    ([label, href]) =>
      html`<a href="${href}" style="display:inline-block;padding:12px 24px 12px 0;color:#0b5cad">${label}</a> `,
  );
  const lines = message.split(/\r?\n/).map((line) => html`${line}<br>`);
  return html`<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><title>${intro}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c1c1c;background:#ffffff">
<p style="margin:0 0 16px">${intro}</p>
<table role="presentation" style="border-collapse:collapse;margin:0 0 16px">${table}</table>
<p style="${quote}">${lines}</p>
<p style="margin:0 0 8px;color:#555555">${footer}</p>
<p style="margin:0">${anchors}</p>
</body>
</html>`.toString();
}
