import type { Prisma } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { formatDateTime } from '@pano/i18n/text/dates';
import { bilingualMail, type Say } from '#accounts/account-mail';
import { adminPages, adminRecordPath, adminScreens } from '#addresses';
import type { Mail } from '#platform/services/mailer';
import type { FigureTotals } from './lead-figures.schema';

/** What the mail says of a lead. */
export const digestColumns = {
  id: true,
  name: true,
  subject: true,
  createdAt: true,
  nextAt: true,
  nextNote: true,
} satisfies Prisma.ContactFormSelect;
type Row = Prisma.ContactFormGetPayload<{ select: typeof digestColumns }>;

/** The first leads of some kind, and how many there are. */
type Section = { rows: Row[]; count: number };

export type Digest = {
  /** Those whose next step is today or overdue. */
  due: Section;
  fresh: Section;
  suspicious: number;
  /** The figures of last week; null on any day but Monday. */
  week: FigureTotals | null;
};

type Options = { person: { id: number; email: string }; day: string; siteUrl: string };

/** What waits for a person in the morning. The mail of a day has the same id at every attempt. */
export function digestMail({ due, fresh, suspicious, week }: Digest, { person, day, siteUrl }: Options): Mail {
  const counts = { due: String(due.count), fresh: String(fresh.count) };
  const list = `${siteUrl}${adminScreens.contactForm.list}`;
  return bilingualMail(
    `digest.${day}.${person.id}`,
    [person.email],
    'leadDigest.subject',
    (say, locale) => [
      ...describeSection(say, 'due', due, ({ nextAt }) => nextAt, { locale, siteUrl }),
      ...describeSection(say, 'fresh', fresh, ({ createdAt }) => createdAt, { locale, siteUrl }),
      ...(suspicious > 0 ? [say('leadDigest.suspicious', { count: String(suspicious) }), `${list}?stage=spam`] : []),
      ...(week ? [describeWeek(say, week, locale), `${siteUrl}${adminPages.leadFigures}`] : []),
      say('leadDigest.list'),
      list,
      say('leadDigest.stop'),
      `${siteUrl}${adminPages.account}`,
    ],
    counts,
  );
}

function describeSection(
  say: Say,
  name: 'due' | 'fresh',
  { rows, count }: Section,
  timeOf: (row: Row) => Date | null,
  { locale, siteUrl }: { locale: Locale; siteUrl: string },
): string[] {
  if (count === 0) return [];
  const lines = rows.flatMap((row) => {
    const { id, subject, nextNote } = row;
    const when = timeOf(row);
    const details = [when && formatDateTime(when.toISOString(), locale), row.name, nextNote ?? subject];
    return [details.filter(Boolean).join(' · '), `${siteUrl}${adminRecordPath('contactForm', id)}`];
  });
  const more = count - rows.length;
  return [
    say(`leadDigest.${name}`, { count: String(count) }),
    ...lines,
    ...(more > 0 ? [say('leadDigest.more', { count: String(more) })] : []),
  ];
}

function describeWeek(say: Say, { leads, won, lost, wonLira, medianMinutes }: FigureTotals, locale: Locale): string {
  const counts = { leads: String(leads), won: String(won), lost: String(lost), lira: wonLira.toLocaleString(locale) };
  const reply = medianMinutes === null ? [] : [say('leadDigest.median', { minutes: String(medianMinutes) })];
  return [say('leadDigest.week', counts), ...reply].join(' ');
}
