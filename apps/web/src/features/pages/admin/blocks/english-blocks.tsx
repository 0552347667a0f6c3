import { type BlockTextName, blockTexts, type ItemTextName } from '@pano/api/block-kinds';
import type { PageBlockInput } from '@pano/api/pages/page-blocks.schema';
import { Field, FieldError } from '@pano/ui/field';
import { Textarea, TextInput } from '@pano/ui/text-input';
import { useController, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { EnglishForm } from '#kit/admin/form/english/english-context.tsx';
import { QuestionsInput } from '#kit/admin/form/questions-field.tsx';
import { RichTextInput } from '#kit/admin/form/rich-text-field.tsx';
import { useMessageText } from '#kit/admin/use-failure-toast.ts';
import type { PageControl } from './block-values';

type Texts = Partial<Record<string, string>>;

/** Pixels. */
const editorHeight = 200;

type Props = { control: PageControl; english: EnglishForm };

/** Whether a block has anything to say in English. */
export const hasTexts = (block: PageBlockInput): boolean =>
  blockTexts.some(({ name }) => name in block) || 'items' in block;

/** The English texts of the blocks, which are one field of the English form. */
export function EnglishBlocks({ control, english }: Props) {
  const { t } = useTranslation('admin');
  const messageText = useMessageText();
  const blocks = useWatch({ control, name: 'blocks' }) ?? [];
  const { field, fieldState } = useController({ control: english.control, name: 'blocks' });
  const stored = readTexts(field.value);
  const change = (id: number, name: string, text: string) => {
    const next: Record<string, Texts> = { ...stored, [id]: { ...stored[id], [name]: text } };
    const isEmpty = Object.values(next).every((texts) => Object.values(texts).every((value) => !value));
    field.onChange(isEmpty ? null : JSON.stringify(next));
  };
  const shown = blocks.filter(hasTexts);
  if (shown.length === 0) return <p className="text-sm text-ink-3">{t('pageBlocks.english.none')}</p>;
  return (
    <div className="grid gap-4" ref={field.ref} tabIndex={-1}>
      <p className="text-sm text-ink-3">{t('pageBlocks.english.lead')}</p>
      {fieldState.error?.message ? <FieldError>{messageText(fieldState.error.message)}</FieldError> : null}
      {shown.map((block) => (
        <fieldset key={block.id} className="grid min-w-0 gap-4 rounded-control border border-line-2 p-4">
          <legend className="px-1 text-sm font-[600] text-ink-3">{t(`pageBlocks.kinds.${block.kind}`)}</legend>
          {[block, ...('items' in block ? block.items : [])].map((item) => (
            <ItemTexts
              key={item.id}
              item={item}
              texts={stored[item.id ?? 0] ?? {}}
              onChange={(name, text) => change(item.id ?? 0, name, text)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

type ItemProps = { item: object; texts: Texts; onChange: (name: string, text: string) => void };

function ItemTexts({ item, texts, onChange }: ItemProps) {
  const { t } = useTranslation('admin');
  const read = (name: BlockTextName | ItemTextName) =>
    'kind' in item
      ? t(`pageBlocks.fields.${name as BlockTextName}`)
      : t(`pageBlocks.itemFields.${name as ItemTextName}`);
  return blockTexts
    .filter(({ name }) => name in item && !(name === 'ctaText' && 'button' in item && item.button !== 'link'))
    .map(({ name, is }) => {
      const label = read(name);
      const value = texts[name] ?? '';
      const set = (text: string) => onChange(name, text);
      if (is === 'richText')
        return <RichTextInput key={name} label={label} height={editorHeight} value={value} onChange={set} />;
      if (is === 'questions') return <QuestionsInput key={name} label={label} value={value} onChange={set} />;
      return (
        <Field key={name} label={'name' in item ? `${label} (${item.name})` : label}>
          {(control) =>
            is === 'paragraph' ? (
              <Textarea {...control} rows={3} value={value} onChange={({ target }) => set(target.value)} />
            ) : (
              <TextInput {...control} autoComplete="off" value={value} onChange={({ target }) => set(target.value)} />
            )
          }
        </Field>
      );
    });
}

/** As they are being typed, spaces at the end included; the server trims. */
function readTexts(text: string | null | undefined): Record<string, Texts> {
  const parsed: unknown = text ? JSON.parse(text) : null;
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}

/** Gives copied blocks and items the English texts of the first ones; `numbers` has the new number of each. */
export function copyEnglishTexts({ getValues, setValue }: EnglishForm, numbers: ReadonlyMap<number, number>): void {
  const stored = readTexts(getValues('blocks'));
  const copies = [...numbers].flatMap(([from, to]) => (stored[from] ? [[to, stored[from]]] : []));
  if (copies.length === 0) return;
  setValue('blocks', JSON.stringify({ ...stored, ...Object.fromEntries(copies) }), { shouldDirty: true });
}
