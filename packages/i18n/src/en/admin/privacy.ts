import type { Translation } from '../../i18n';
import type { privacy as turkish } from '../../tr/admin/privacy';

/** Texts of the screen for personal data and retention periods. */
export const privacy: Translation<typeof turkish> = {
  title: 'Privacy (KVKK)',
  lead: 'Decide how long you keep your visitors’ personal data, and answer their requests.',
  retention: {
    title: 'Retention periods',
    lead: 'Records whose time is up are deleted automatically every night at 03:15. State the period in your privacy notice as well.',
    contactFormMonths: {
      label: 'Contact forms',
      hint: 'All leads but those that were won, counted from the day they came in. Suspicious messages are deleted after 30 days in any case.',
      ask_one: '{{count}} message older than that will be deleted tonight and cannot be brought back.',
      ask_other: '{{count}} messages older than that will be deleted tonight and cannot be brought back.',
    },
    wonLeadMonths: {
      label: 'Jobs won',
      hint: 'Leads that you have set to won, counted from that day.',
      ask_one: '{{count}} lead won before that will be deleted tonight and cannot be brought back.',
      ask_other: '{{count}} leads won before that will be deleted tonight and cannot be brought back.',
    },
    activityMonths: {
      label: 'Activity',
      hint: 'The record of who changed what and when in the back office.',
      ask_one: '{{count}} entry older than that will be deleted tonight and cannot be brought back.',
      ask_other: '{{count}} entries older than that will be deleted tonight and cannot be brought back.',
    },
    historyMonths: {
      label: 'Older versions',
      hint: 'What records were before. The last three versions of each always stay; no more than 100 are kept.',
      ask_one: '{{count}} version older than that will be deleted tonight and cannot be brought back.',
      ask_other: '{{count}} versions older than that will be deleted tonight and cannot be brought back.',
    },
    off: 'Off: keep until deleted by hand',
    months_one: '{{count}} month',
    months_other: '{{count}} months',
    large: 'If more than a third of the records would go, the dashboard first asks you to back up and approve.',
    askTitle: 'Delete old records?',
    confirm: 'Yes, delete them',
    saved: 'Retention period updated',
    saveFailed: 'The retention period could not be updated',
    loadFailed: 'The retention periods could not be loaded. Check your connection and try again.',
  },
  person: {
    title: 'Personal data requests',
    lead: 'Enter the e-mail address or phone number of the person who asks for their data or for its deletion. Make sure first that it is really them who ask.',
    contact: 'E-mail or phone',
    hint: 'A number may be written in any way; an e-mail address must be complete.',
    find: 'Find',
    findFailed: 'The search failed',
    found_one: '{{count}} lead is stored for {{contact}}.',
    found_other: '{{count}} leads are stored for {{contact}}.',
    events_one: '{{count}} note or event',
    events_other: '{{count}} notes and events',
    foundEvents_one: '{{count}} note or event belongs to that.',
    foundEvents_other: '{{count}} notes and events belong to that.',
    nothing: 'Nothing is stored for {{contact}}.',
    administrator: 'This address also belongs to an administrator’s account. Accounts are not deleted here.',
    json: 'Download JSON',
    csv: 'Download CSV',
    erase: 'Delete permanently',
    eraseTitle: 'Permanently delete this person’s data?',
    eraseQuestion_one: '{{count}} lead stored for {{contact}} will be deleted with its notes and events.',
    eraseQuestion_other: '{{count}} leads stored for {{contact}} will be deleted with their notes and events.',
    eraseConsequence:
      'This cannot be undone. Copies that reached you by e-mail are yours to delete. The deletion is noted under Activity without the person’s details.',
    copiesExpire:
      'Backups made before still hold these data; the last of the site’s own backups with them is gone by {{date}}.',
    copiesPermanent_one:
      '{{count}} backup made by hand may hold them, too; it is never removed automatically, so whoever set up the site must delete it.',
    copiesPermanent_other:
      '{{count}} backups made by hand may hold them, too; they are never removed automatically, so whoever set up the site must delete them.',
    copiesRestored: 'If an older backup is restored, repeat the deletion here.',
    erased_one: '{{count}} lead permanently deleted',
    erased_other: '{{count}} leads permanently deleted',
    eraseFailed: 'The data could not be deleted',
  },
};
