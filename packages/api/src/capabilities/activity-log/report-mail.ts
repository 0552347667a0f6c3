import { writeChange, writeSentence } from '@pano/i18n/activity-words';
import { formatDateTime } from '@pano/i18n/text/dates';
import { bilingualMail } from '#accounts/account-mail';
import { adminPages } from '#addresses';
import type { ActivityRecord } from '#platform/records/activity/activity.schema';
import type { Mail } from '#platform/services/mailer';
import { loadAdminWords } from '../admin-words';

type Report = {
  to: string[];
  siteUrl: string;
  /** The oldest first. */
  entries: ActivityRecord[];
  /** How many there are besides these. */
  more: number;
};

/** What API tokens have changed, in the words of the activity log, each field as it was and as it is. */
export async function writeReport({ to, siteUrl, entries, more }: Report): Promise<Mail> {
  const words = await loadAdminWords();
  const newest = entries.at(-1)?.id ?? 0;
  return bilingualMail(`report.${newest}`, to, 'accountMail.tokenReport.subject', (say, locale) => {
    const t = words.getFixedT(locale, 'admin');
    const describe = (entry: ActivityRecord) => [
      `${formatDateTime(entry.at, locale)}: ${writeSentence(t, entry)}`,
      ...entry.changes.map((change) => writeChange(t, entry.entity, change)),
    ];
    return [
      say('accountMail.tokenReport.text', { site: siteUrl }),
      ...entries.flatMap(describe),
      ...(more > 0 ? [say('accountMail.tokenReport.more', { count: String(more) })] : []),
      `${siteUrl}${adminPages.activity}`,
      say('accountMail.tokenReport.notYou'),
      `${siteUrl}${adminPages.account}`,
    ];
  });
}
