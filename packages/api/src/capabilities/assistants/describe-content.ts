import { nameField } from '@pano/i18n/activity-words';
import * as z from 'zod';
import { entities } from '#entities/index';
import type { ApiContext } from '#platform/context';
import { loadAdminWords } from '../admin-words';
import { type AssistantKind, assistantKinds, findFields, findKind, kindInput, type Language } from './assistant-kinds';

export const describeInput = z.strictObject({ kind: kindInput.optional() });

/** The kinds of content; of one kind the fields with their names in the forms, their rules and their languages. */
export async function describeContent(ctx: ApiContext, { kind }: z.output<typeof describeInput>) {
  const t = (await loadAdminWords()).getFixedT(ctx.locale, 'admin');
  const describeKind = (one: AssistantKind) => ({
    kind: one.kind,
    name: t(`activity.entities.${one.kind}.name`),
    onlyOne: one.history.create === null,
    translated: one.translation !== null,
  });
  if (!kind) return { kinds: assistantKinds.map(describeKind) };
  const one = findKind(kind);
  const english = new Set(findFields(one, 'en')?.written);
  const fields = listFields(one, 'tr').map(({ name, ...field }) => ({
    name,
    label: nameField(t, one.kind, name),
    ...field,
    translated: english.has(name),
  }));
  return { ...describeKind(one), fields };
}

function listFields(one: AssistantKind, language: Language) {
  const fields = findFields(one, language);
  return (fields?.written ?? []).map((name) => {
    const rule = fields?.rules.shape[name] ?? z.unknown();
    const target = entities.find(({ kind }) => kind === name.replace(/Ids?$/, ''));
    return {
      name,
      type: fields?.kinds[name],
      required: !z.safeParse(rule, undefined).success,
      ...(target && name !== target.kind && { refersTo: target.kind }),
      schema: readSchema(rule),
    };
  });
}

/** The JSON schema of a rule, without the line that is the same in all. */
export function readSchema(rule: z.core.$ZodType): object {
  const { $schema: _, ...schema } = z.toJSONSchema(rule, { io: 'input', unrepresentable: 'any' });
  return schema;
}
