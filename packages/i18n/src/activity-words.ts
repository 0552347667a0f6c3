import type { TFunction } from 'i18next';
import type { admin } from './tr/admin/index';

type Words = (typeof admin)['activity'];
type Kind = keyof Words['entities'];

type Value = string | number | boolean | null | { text: string };
type Change = { field: string; before: Value; after: Value };

/** An entry of the activity log. */
type Entry = {
  action: keyof Words['actions'];
  entity: Kind;
  entityId: number | null;
  label: string | null;
  changes: readonly Change[];
  userName: string | null;
  userEmail: string | null;
  address: string | null;
};

/** Where the texts may name a field: the log says the name of a record whose number is the field of the form. */
export const labelKeys = (field: string): string[] => [field, `${field}Id`, field.replace(/s$/, 'Ids')];

/** What people call a field of a kind of record in log, history and trash; one that no longer exists keeps its own name. */
export function nameField(t: TFunction<'admin'>, kind: Kind, field: string): string {
  // An English text of a record is `en.title`, a text of the company profile in two languages `slogan.en`.
  const [, before, name = '', suffixes = ''] = /^(en\.(?=.))?([^.]*)\.?(.*)$/.exec(field) ?? [];
  const ofKind = labelKeys(name).map((key) => `activity.entities.${kind}.fields.${key}` as const);
  const keys = [...ofKind, `activity.times.${name}` as const];
  const after = suffixes === '' ? [] : suffixes.split('.');
  return [...(before ? ['en'] : []), ...after].reduce(
    (label, suffix) => {
      if (suffix === 'tr') return t('company.inTurkish', { label });
      if (suffix === 'en') return t('company.inEnglish', { label });
      return suffix === 'contacts' ? t('activity.contacts', { label }) : `${label} (${suffix})`;
    },
    String(t(keys, { defaultValue: name })),
  );
}

/** A field as it was and as it is, in one line. */
export const writeChange = (t: TFunction<'admin'>, kind: Kind, { field, before, after }: Change): string =>
  inOneLine(`${nameField(t, kind, field)}: ${writeValue(t, kind, before)} → ${writeValue(t, kind, after)}`);

function writeValue(t: TFunction<'admin'>, kind: Kind, value: Value): string {
  if (value === null) return '–';
  const text = typeof value === 'object' ? value.text : value;
  return typeof text === 'string' ? nameValues(t, kind, text) : String(text);
}

/** A list with the names that people know, such as those of sections; in `Text (name)` and `name 12` the name alone is one. */
export function nameValues(t: TFunction<'admin'>, kind: Kind, text: string): string {
  const words = new Map(Object.entries(t(`activity.entities.${kind}.values`, { returnObjects: true })));
  const nameOne = (name: string) => words.get(name) ?? name;
  return text
    .split(', ')
    .map((item) => item.replace(/^[^( ]+(?=$| \d+$)|(?<=\()[^() ]+(?=( \d+)?\)$)/, nameOne))
    .join(', ');
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** An entry as a sentence. */
export function writeSentence(t: TFunction<'admin'>, entry: Entry): string {
  const { entity, entityId, label, changes } = entry;
  const numbered = entityId === null || entity === 'user' ? '' : t('activity.numbered', { id: entityId });
  const named = label ? t('activity.named', { label }) : numbered;
  const text = t(`activity.sentence.${chooseSentence(entry)}`, {
    who: who(),
    name: named,
    account: named || t('activity.unknownAccount'),
    fields: changes.map(({ field }) => nameField(t, entity, field)).join(', '),
    // Of what is done to many at once the label is how many there were.
    amount: label && `(${label})`,
    label,
    kind: t(`activity.entities.${entity}.name`),
    object: t(`activity.entities.${entity}.object`),
    all: t(`activity.entities.${entity}.all`),
    ofAll: t(`activity.entities.${entity}.ofAll`),
  });
  // Without a name there is a space too many.
  return inOneLine(named ? text : text.replace(/ {2,}/g, ' ').replace(' :', ':')).trim();

  function who(): string {
    const { userName, userEmail, address, action } = entry;
    if (userName ?? userEmail) return writeActor(t, userName ?? userEmail ?? '');
    if (entity === 'contactForm' && (action === 'create' || action === 'update')) return t('activity.visitor');
    return address ? t('activity.stranger') : t('activity.program');
  }
}

/** How the name of an assistant begins as it is stored. */
const assistantPrefix = 'Asistan: ';

/** Who did something; an assistant in the language of the reader. */
export const writeActor = (t: TFunction<'admin'>, name: string): string =>
  name.startsWith(assistantPrefix) ? t('assistants.by', { name: name.slice(assistantPrefix.length) }) : name;

/** Which sentence an entry needs: where a plainer one exists than that of its action, that one. */
function chooseSentence({ action, entity, changes }: Entry) {
  if (action === 'purgeTrash' && entity === 'site') return 'trashEmptied';
  if (action === 'discard' && entity === 'site') return 'draftsDiscarded';
  if (entity === 'sampleContent') return action === 'create' ? 'samplesAdded' : 'samplesRemoved';
  if (action === 'create' && entity === 'contactForm') return 'sent';
  if (action !== 'update') return action;
  if (entity === 'contactForm') return 'addedTo';
  const [change] = changes;
  if (!change) return 'update';
  if (entity === 'siteOffline') return change.after === true ? 'siteOff' : 'siteOn';
  return 'updateFields';
}
