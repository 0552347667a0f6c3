import type { Prisma } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { formatDateTime } from '@pano/i18n/text/dates';
import { type MessageKey, translate } from '@pano/i18n/translate';
import { html } from 'hono/html';
import { adminScreens } from '#addresses';
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

type MailOptions = { locale: Locale; to: string[]; siteUrl: string };

/** The mail that notifies the company of a contact form, in the language in which the form was sent. */
export function contactMail(form: Form, { locale, to, siteUrl }: MailOptions): Mail {
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
  const inbox = `${siteUrl}${adminScreens.contactForm.list}`;
  const intro = say('contactMail.intro');
  const footer = say('contactMail.footer');
  return {
    id: `contact-form.${id}.${createdAt.getTime()}`,
    to,
    replyTo: { name: plainLine(name), address: email },
    subject: plainLine(say('contactMail.subject', { name, subject })),
    text: [intro, '', ...rows.map(([label, value]) => `${label}: ${value}`), '', message, '', footer, inbox].join('\n'),
    html: renderHtml({ locale, intro, rows, message, footer, inbox, inboxLabel: say('contactMail.inbox') }),
  };
}

/** Replaces characters that would break a line or change its direction in the headers of a mail. */
const plainLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ').trim();

type HtmlContent = {
  locale: Locale;
  intro: string;
  rows: [string, string][];
  message: string;
  footer: string;
  inbox: string;
  inboxLabel: string;
};

// Inline styles, because mail programs ignore style sheets.
function renderHtml({ locale, intro, rows, message, footer, inbox, inboxLabel }: HtmlContent): string {
  const cell = 'padding:4px 16px 4px 0;vertical-align:top';
  const quote = 'margin:0 0 24px;padding:12px 16px;border-left:4px solid #d97706;background:#f6f4f0';
  const table = rows.map(
    ([label, value]) => html`<tr>
<th align="left" style="${cell};font-weight:600;white-space:nowrap">${label}</th>
<td style="${cell}">${value}</td>
</tr>`,
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
<p style="margin:0"><a href="${inbox}" style="color:#0b5cad">${inboxLabel}</a></p>
</body>
</html>`.toString();
}
