import { message } from '@pano/i18n/message';
import * as z from 'zod';
import { type RecordKind, recordKinds } from '#addresses';
import { entities } from '#entities/index';
import type { ContentEntity, VersionedContent } from '#platform/content-entity';
import { AppError, orNotFound } from '#platform/transport/errors';
import { findHistory } from '../translations/english-history';

/** A kind of content that assistants read and write. */
export type AssistantKind = ContentEntity & {
  history: VersionedContent;
  records: NonNullable<ContentEntity['records']>;
};

const isForAssistants = (entity: ContentEntity): entity is AssistantKind =>
  entity.history !== null && !entity.history.ownerOnly && entity.records !== null;

/** The content that has drafts, without the settings and without what only owners change. */
export const assistantKinds: readonly AssistantKind[] = entities.filter(isForAssistants);

const names: ReadonlySet<string> = new Set(assistantKinds.map(({ kind }) => kind));

/** The kinds by name, for the inputs of tools. */
export const kindInput = z.enum(recordKinds.filter((kind) => names.has(kind)));

/** The language of texts. */
export const languageInput = z.enum(['tr', 'en']);
export type Language = z.output<typeof languageInput>;

export const findKind = (kind: RecordKind): AssistantKind =>
  orNotFound(
    assistantKinds.find((one) => one.kind === kind),
    'record.notFound',
  );

/** What there is only one of has the number 0 in drafts. */
export const recordOf = ({ history }: AssistantKind, id: number): string => (history.create ? String(id) : '0');

/** The rules of the fields of a language, and what each is to the history; null where nothing of the kind is translated. */
export function findFields({ kind, history }: AssistantKind, language: Language) {
  const own = findHistory(kind, language);
  if (!own) return null;
  const rules = language === 'tr' && history.create ? history.create.rules : own.update;
  const written = Object.keys(rules.shape).filter((name) => isWritten(own, name));
  return { rules, kinds: own.fields, written };
}

/** Whether, where and when a record is shown is decided by people. */
const isWritten = ({ fields }: VersionedContent, name: string): boolean =>
  fields[name] !== undefined && fields[name] !== 'state';

/** @throws AppError that names the fields that people decide on, and those that the kind does not have */
export function requireWritten(kind: RecordKind, language: Language, given: readonly string[]): void {
  const { written, kinds } = orNotFound(findFields(findKind(kind), language), 'record.notFound');
  const wrong = given.filter((name) => !written.includes(name));
  const [first] = wrong;
  if (first === undefined) return;
  const isState = (name: string) => Object.hasOwn(kinds, name);
  const fields = wrong.map((name) => [
    name,
    isState(name) ? message('assistant.stateField') : message('draft.unknownField', { field: name }),
  ]);
  throw new AppError('invalid', isState(first) ? 'assistant.stateField' : 'draft.unknownField', {
    params: { field: first },
    fields: Object.fromEntries(fields),
  });
}
