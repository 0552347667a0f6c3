import type { Database } from '@pano/db';
import { readTables } from '@pano/db/testing';
import { fieldChanges } from '#platform/records/activity/activity.schema';

/** Tables whose rows no entry of the activity log names, each with the reason. */
const unnamed = new Map(
  [
    'Activity: is the log',
    'ApiToken: its tests are those of the account',
    'ChangeCount: counts commits',
    'ContactMail: goes out with the message that is named',
    'Draft: keeps changes of the record that is named; only the first save of one is noted',
    'PreviewLink: shows the draft of the record that is named',
    'Schedule: the times of the record that is named',
    'LeadEvent: tells of the lead that is named',
    'LeadPhoto: belongs to the message that is named',
    'FormerPicture: is a former address of the picture that is named',
    'FormerSlug: is a former address of the record that is named',
    'Invitation: is for the e-mail that is named',
    'JobRun: says when a job ran, not what somebody changed',
    'RateLimit: counts attempts',
    'RetentionCheck: is the state of the deletion that is named',
    'Revision: is a version of the record that is named',
    'Session: its tests are those of the account',
    'Tally: counts visits',
    'Trash: holds the record that is named',
    'UnsettledFile: is the journal of files that are being written',
  ].map((line) => [line.slice(0, line.indexOf(':')), line] as const),
);

/** Columns that nobody edits: they follow from others, from the time, or from the file of a picture. */
const derived = ['id', 'version', 'createdAt', 'updatedAt', 'search', 'sortKey', 'stale', 'captionSource'];
/** Follow from the stage and the quote; what a next step is, and what visitors add, says too much about them. */
const ofLead = ['stageAt', 'quotedAt', 'nextNote', 'callTime', 'district'];
const ofFile = [
  'key',
  'fileName',
  'hash',
  'placeholder',
  'variants',
  'ready',
  'attempts',
  'checkedKey',
  'width',
  'height',
  'bytes',
];
const unnamedColumns = new Set([...derived, ...ofLead, ...ofFile]);

/** What an action says by itself of a column. */
const namedByAction: Record<string, string> = {
  read: 'read',
  reorder: 'order',
  assign: 'assigneeId',
  reply: 'repliedAt',
  switchOff: 'disabledAt',
  switchOn: 'disabledAt',
};

/** What is called otherwise than its table. */
const tables: Record<string, string> = { lead: 'contactForm' };

/** What one entry names for all rows that it concerns, with their number. */
const ofMany: string[] = ['sampleContent'];

/** The rows that the log has to name, by table and number. */
export const readRows = (db: Database) => readTables(db, [...unnamed.keys()]);

type Row = Record<string, unknown>;
type Entry = { entity: string; entityId: number | null; action: string; fields: string[] };

/** What has changed since the rows were read, as `Table.column`, that no entry of the activity log names. */
export async function findUnlogged(db: Database, before: Awaited<ReturnType<typeof readRows>>): Promise<string[]> {
  const entries = (await db.activity.findMany()).map(({ changes, ...entry }): Entry => {
    return { ...entry, fields: fieldChanges.parse(JSON.parse(changes)).map(({ field }) => field) };
  });
  if (entries.some(({ entity }) => ofMany.includes(entity))) return [];
  const unlogged = [...(await readRows(db))].flatMap(([model, rows]) => {
    const old = before.get(model) ?? new Map<string, Row>();
    return [...new Set([...old.keys(), ...rows.keys()])].flatMap((key) =>
      findUnloggedColumns(model, old.get(key), rows.get(key), entries),
    );
  });
  return [...new Set(unlogged)].toSorted();
}

function findUnloggedColumns(model: string, was: Row | undefined, is: Row | undefined, entries: Entry[]): string[] {
  const row = { ...was, ...is };
  const changed = Object.keys(row).filter((name) => JSON.stringify(was?.[name]) !== JSON.stringify(is?.[name]));
  const columns = changed.filter((name) => !unnamedColumns.has(name));
  const own = entries.filter((entry) => isAbout(entry, model, row));
  // A row that is new or gone, and one that has its texts in several columns, is named as a whole.
  if (!was || !is || model === 'Setting') return own.length > 0 || changed.length === 0 ? [] : [model];
  const inEnglish = model.endsWith('Translation');
  const named = own.flatMap(({ fields, action }) =>
    inEnglish
      ? fields.filter((field) => field.startsWith('en.')).map((field) => field.slice(3))
      : [...fields, namedByAction[action] ?? ''],
  );
  // The log writes the name of a record in place of its number, and languages behind a point.
  const plain = (name: string) => name.replace(/(?:Id|Tr|En|\..*)$/, '');
  return columns
    .filter((name) => !named.some((field) => plain(field) === plain(name)))
    .map((name) => `${model}.${name}`);
}

/** Whether an entry is about a row: by its number, or by that of the record that the row belongs to. */
function isAbout({ entity, entityId }: Entry, model: string, row: Row): boolean {
  if (model === 'Setting') return entityId === null;
  const kind = model.charAt(0).toLowerCase() + model.slice(1);
  const own = row.recordId ?? row.projectId ?? row.id;
  return (
    (tables[entity] ?? entity) === kind.replace(/Translation$/, '') && (entityId === null || entityId === Number(own))
  );
}
