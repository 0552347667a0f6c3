import type { Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { formatPhone, telHref } from '@pano/i18n/text/phone';
import { escapeText } from '#platform/input/rich-text';
import type { RetentionSetting } from '#privacy/privacy.schema';
import * as retention from '#privacy/retention.operations';
import * as company from '#settings/company.operations';
import type { CompanyProfile } from '#settings/company.schema';

/**
 * Stand in the stored text of a page for what the company profile and the retention periods say. A page is read with
 * their values, so it follows both until somebody edits its text, which is then stored as it was read.
 */
export const firmMarks = { firm: '{{firma}}', storage: '{{saklama}}', questions: '{{sorular}}' } as const;
/** The same in an English text. */
export const englishFirmMarks = { firm: '{{firm}}', storage: '{{storage}}', questions: '{{questions}}' } as const;

const allMarks = [...Object.values(firmMarks), ...Object.values(englishFirmMarks)];

export const hasFirmMarks = (html: string): boolean => allMarks.some((mark) => html.includes(mark));

/** The text with the values of today, in its language, whichever the marks are of. */
export async function fillFirmMarks(db: Db, html: string, lang: Locale): Promise<string> {
  if (!hasFirmMarks(html)) return html;
  const [profile, periods] = await Promise.all([company.get({ db }), retention.get({ db })]);
  const sentences = {
    tr: {
      firm: () => firmLines(profile, { mail: 'E-posta', phone: 'Telefon' }),
      storage: () => storageSentence(periods),
      questions: () => questionsSentence(profile),
    },
    en: {
      firm: () => firmLines(profile, { mail: 'E-mail', phone: 'Telephone' }),
      storage: () => englishStorageSentence(periods),
      questions: () => englishQuestionsSentence(profile),
    },
  }[lang];
  return [firmMarks, englishFirmMarks].reduce(
    (text, { firm, storage, questions }) =>
      text
        .replaceAll(firm, sentences.firm)
        .replaceAll(storage, sentences.storage)
        .replaceAll(questions, sentences.questions),
    html,
  );
}

type FirmWords = { mail: string; phone: string };

/** Name, address, e-mail and phone, each in a line; what the owner has not written is left out. */
function firmLines(profile: CompanyProfile, words: FirmWords): string {
  const { name, legalName, street, postalCode, district, city, email, phone } = profile;
  const place = [postalCode, [district, city].filter(Boolean).join(' / ')].filter(Boolean).join(' ');
  const lines = [
    escapeText(legalName ?? name),
    escapeText([street, place].filter(Boolean).join(', ')),
    email && `${words.mail}: ${mailLink(email)}`,
    phone && `${words.phone}: <a href="${telHref(phone)}">${escapeText(formatPhone(phone))}</a>`,
  ];
  return lines.filter(Boolean).join('<br>');
}

const mailLink = (email: string) => `<a href="mailto:${escapeText(email)}">${escapeText(email)}</a>`;

const periods = { 6: 'altı ay', 12: 'bir yıl', 24: 'iki yıl', 60: 'beş yıl', 120: 'on yıl' } as const;

const storageSentence = ({ contactFormMonths: months, wonLeadMonths: won }: RetentionSetting): string =>
  [
    months === null
      ? 'Formdan gelen mesajları, talebinizi yanıtlamak ve işinizi yürütmek için gerektiği sürece saklar, gerek kalmayınca sileriz.'
      : `Formdan gelen mesajları, gönderildikleri günden başlayarak en çok <strong>${periods[months]}</strong> saklarız; süresi dolan mesaj kendiliğinden, yedeklerdeki kopyası da yedeğin süresi dolunca silinir.`,
    won === null
      ? 'İşe dönüşen talepleri, işiniz ve yasal yükümlülüklerimiz için gerektiği sürece saklarız.'
      : `İşe dönüşen talepleri, işi aldığımız günden başlayarak en çok <strong>${periods[won]}</strong> saklarız.`,
    'İstenmeyen reklam gibi görünen mesajları otuz gün sonra sileriz.',
  ].join(' ');

const questionsSentence = ({ email }: CompanyProfile): string =>
  email
    ? `Gizlilikle ilgili her konuda ${mailLink(email)} adresine yazabilirsiniz.`
    : 'Gizlilikle ilgili her konuda iletişim formundan bize yazabilirsiniz.';

const englishPeriods = {
  6: 'six months',
  12: 'one year',
  24: 'two years',
  60: 'five years',
  120: 'ten years',
} as const;

const englishStorageSentence = ({ contactFormMonths: months, wonLeadMonths: won }: RetentionSetting): string =>
  [
    months === null
      ? 'We keep messages sent with the form for as long as we need them to answer your request and carry out the work, and delete them afterwards.'
      : `We keep messages sent with the form for at most <strong>${englishPeriods[months]}</strong> from the day they were sent; they are then deleted automatically, and their copies when the backups that hold them expire.`,
    won === null
      ? 'We keep requests that became a job for as long as the work and our legal duties require.'
      : `We keep requests that became a job for at most <strong>${englishPeriods[won]}</strong> from the day we were given the work.`,
    'Messages that look like unwanted advertising are deleted after thirty days.',
  ].join(' ');

const englishQuestionsSentence = ({ email }: CompanyProfile): string =>
  email
    ? `For anything that concerns privacy, write to ${mailLink(email)}.`
    : 'For anything that concerns privacy, write to us with the contact form.';
