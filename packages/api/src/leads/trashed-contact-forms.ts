import type { Db } from '@pano/db';
import { markAllPending } from '#media/file-journal';
import { readInGroups, splitIntoGroups } from '#platform/records/row-groups';
import { readTrashData } from '#platform/records/trash';
import { type PersonalLead, personalLead } from './personal-lead';

/** A message in the trash, with the number of its entry there. */
type TrashedContactForm = PersonalLead & { trashId: number };

/** Goes through the messages in the trash and returns those that match. */
export async function findTrashedContactForms(
  db: Db,
  matches: (form: TrashedContactForm) => boolean,
): Promise<TrashedContactForm[]> {
  const forms: TrashedContactForm[] = [];
  const entries = readInGroups(({ after, page }) =>
    db.trash.findMany({ where: { entity: 'contactForm', ...after }, ...page, select: { id: true, data: true } }),
  );
  for await (const { id, data } of entries) {
    const form = { ...personalLead.parse(readTrashData(data).row), trashId: id };
    if (matches(form)) forms.push(form);
  }
  return forms;
}

/** Deletes messages from the trash for good; the files of their photos are pending then. */
export async function eraseTrashedContactForms(tx: Db, forms: TrashedContactForm[]): Promise<number> {
  let count = 0;
  await markAllPending(
    tx,
    forms.flatMap(({ photos }) => photos.map(({ key }) => key)),
  );
  for (const some of splitIntoGroups(forms.map(({ trashId }) => trashId))) {
    count += (await tx.trash.deleteMany({ where: { id: { in: some } } })).count;
  }
  return count;
}
