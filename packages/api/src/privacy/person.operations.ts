import { type Db, overwriteDeleted } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import { formatIsoDate } from '@pano/i18n/text/dates';
import { translate } from '@pano/i18n/translate';
import { strToU8, zipSync } from 'fflate';
import { prepareNotice } from '#accounts/account-mail';
import { isContactOf, personKey } from '#leads/contact-keys';
import { deleteLeads } from '#leads/delete-leads';
import { leadSheet, type PersonalLead, personalLead } from '#leads/personal-lead';
import { eraseTrashedContactForms, findTrashedContactForms } from '#leads/trashed-contact-forms';
import { readPhotoFile } from '#media/private-photos';
import type { ApiContext } from '#platform/context';
import { recordActivity } from '#platform/records/activity/record-activity';
import { readInGroups, splitIntoGroups } from '#platform/records/row-groups';
import { inTransaction } from '#platform/records/transaction';
import { csvText } from '#platform/services/sheets/sheet';
import type { PersonFile, PersonQuery } from './privacy.schema';

/** Everything that is stored about a person, in the trash, too. */
export type Person = {
  messages: PersonalLead[];
  /** Whether a user of the back office has the address, too. */
  administrator: boolean;
};

export async function find({ db }: ApiContext, { contact }: PersonQuery): Promise<Person> {
  const ids = await findIds(db, contact);
  const trashed = await findTrashedContactForms(db, isContactOf(contact));
  const [rows, users] = await Promise.all([
    findRows(db, ids),
    db.user.count({ where: { emailKey: personKey(contact) ?? '' } }),
  ]);
  const messages = [...rows, ...trashed.map(({ trashId: _, ...lead }) => lead)];
  return { messages, administrator: users > 0 };
}

/** The result of `find` as a file for the person; with photos in an archive, which is in base64. */
export async function download(ctx: ApiContext, { contact, format }: PersonFile) {
  const { db, locale } = ctx;
  const { messages: leads } = await find(ctx, { contact });
  const photos = leads.flatMap((lead) => namePhotos(lead, locale));
  const messages = leads.map((lead) => ({
    ...lead,
    photos: namePhotos(lead, locale).map(({ name }) => name),
  }));
  const notify = await prepareNotice(ctx, 'messagesExported');
  await recordActivity(db, ctx, { action: 'export', entity: 'contactForm', label: String(messages.length) });
  notify();
  const createdAt = new Date().toISOString();
  const title = `${translate(locale, 'privacy.file')}-${formatIsoDate(createdAt)}`;
  const fileName = `${title}.${format}`;
  let content = '';
  if (format === 'json') content = JSON.stringify({ contact, createdAt, messages }, null, 2);
  else for await (const text of csvText(leadSheet(locale, inOneBatch(leads)), locale)) content += text;
  const type = format === 'json' ? 'application/json' : 'text/csv;charset=utf-8';
  if (photos.length === 0) return { fileName, type, content, encoding: 'utf8' as const };
  const files: Record<string, Uint8Array> = { [fileName]: strToU8(content) };
  for (const { name, key } of photos) {
    const bytes = await readPhotoFile(ctx.media.storage, key);
    if (bytes) files[name] = bytes;
  }
  const archive = Buffer.from(zipSync(files, { level: 0 })).toString('base64');
  return { fileName: `${title}.zip`, type: 'application/zip', content: archive, encoding: 'base64' as const };
}

async function* inOneBatch(leads: PersonalLead[]) {
  yield leads;
}

/** How the photos of a lead are called in the archive. */
const namePhotos = ({ id, photos }: PersonalLead, locale: Locale) =>
  photos.map(({ key }, index) => ({ key, name: `${translate(locale, 'privacy.photoFile')}-${id}-${index + 1}.jpg` }));

/**
 * Deletes every message of the person with its mail, timeline and photos, those in the trash included, also from the files of the
 * database. The activity log does not name the person.
 */
export async function erase(ctx: ApiContext, { contact }: PersonQuery): Promise<{ count: number }> {
  const ids = await findIds(ctx.db, contact);
  const erased = await inTransaction(ctx, async (tx) => {
    const trashed = await findTrashedContactForms(tx, isContactOf(contact));
    const keys = trashed.flatMap(({ photos }) => photos.map(({ key }) => key));
    let count = await eraseTrashedContactForms(tx, trashed);
    for (const some of splitIntoGroups(ids)) {
      const deleted = await deleteLeads(tx, some);
      keys.push(...deleted.keys);
      count += deleted.count;
    }
    if (count > 0) await recordActivity(tx, ctx, { action: 'erase', entity: 'contactForm', label: String(count) });
    return { keys, count };
  });
  for (const key of erased.keys) await ctx.media.removeFiles(key);
  if (erased.count > 0) {
    // The rows are deleted in any case; the job of the next night overwrites what is left of them.
    await overwriteDeleted(ctx.db).catch((err: unknown) => ctx.log.warn({ err }, 'deleted data is still in the file'));
  }
  return { count: erased.count };
}

async function findRows(db: Db, ids: number[]): Promise<PersonalLead[]> {
  const leads: PersonalLead[] = [];
  for (const some of splitIntoGroups(ids)) {
    const rows = await db.contactForm.findMany({
      where: { id: { in: some } },
      include: { events: { orderBy: { id: 'asc' } }, photos: { orderBy: { id: 'asc' } } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    leads.push(...rows.map((row) => personalLead.parse(row)));
  }
  return leads;
}

/**
 * Finds the messages with the address or number by their keys, and reads those that have none yet. People write a number in
 * many ways, so normalized ones are compared.
 */
async function findIds(db: Db, contact: string): Promise<number[]> {
  const key = personKey(contact);
  const ofKey = { OR: [{ emailKey: key }, { phoneKey: key }, { keyed: false }] };
  const select = { id: true, email: true, phone: true };
  const matches = isContactOf(contact);
  const ids: number[] = [];
  const forms = readInGroups(({ after, page }) =>
    db.contactForm.findMany({ where: { AND: [ofKey, after] }, ...page, select }),
  );
  for await (const form of forms) if (matches(form)) ids.push(form.id);
  return ids.reverse();
}
