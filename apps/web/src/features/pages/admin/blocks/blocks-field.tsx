import type { BlockKind } from '@pano/api/block-kinds';
import { blankBlock, blockKindNames, copyBlock, type PageBlockInput } from '@pano/api/pages/page-blocks.schema';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { FieldError } from '@pano/ui/field';
import { FormSection } from '@pano/ui/form-section';
import { Plus } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { EnglishContext, Translated } from '#kit/admin/form/english/english-context.tsx';
import { SortableCards } from '#kit/admin/list/sortable-cards.tsx';
import { focusField } from '#kit/admin/preview/form-fields.ts';
import { useMessageText } from '#kit/admin/use-failure-toast.ts';
import { BlockDrawing } from './block-fields';
import { BlockRow } from './block-row';
import type { PageFormOf } from './block-values';
import { copyEnglishTexts, EnglishBlocks, hasTexts } from './english-blocks';

/** The blocks of a page, with their English texts beside them where those are edited. */
export function BlocksField({ form }: { form: PageFormOf }) {
  const { t } = useTranslation('admin');
  const blocks = useWatch({ control: form.control, name: 'blocks' }) ?? [];
  return (
    <FormSection title={t('pages.fields.blocks')} description={t('pageBlocks.lead')}>
      <Translated
        control={form.control}
        name="blocks"
        label={t('pages.fields.blocks')}
        empty={!blocks.some(hasTexts)}
        turkish={() => <OwnBlocks form={form} />}
        english={(english) => <EnglishBlocks control={form.control} english={english} />}
      />
    </FormSection>
  );
}

/** Each block is a closed row that opens for editing. Without any there is one button. */
function OwnBlocks({ form }: { form: PageFormOf }) {
  const { t } = useTranslation('admin');
  const messageText = useMessageText();
  const english = use(EnglishContext);
  const { control, getValues } = form;
  const { fields, append, remove, insert, replace } = useFieldArray({ control, name: 'blocks', keyName: 'key' });
  const { errors } = useFormState({ control, name: 'blocks' });
  const [choosing, setChoosing] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  /** The block that was just chosen, whose first field gets the focus. */
  const chosen = useRef<number>(undefined);
  const [open, setOpen] = useState<readonly number[]>([]);
  const [added, setAdded] = useState<number | null>(null);
  const [removed, setRemoved] = useState<{ block: PageBlockInput; place: number } | null>(null);
  const rows = fields.map((block, order) => ({ id: block.id ?? 0, order, kind: block.kind }));
  // It stays open once the error is corrected, in the middle of a word.
  const wrong = rows.filter(({ id, order }) => errors.blocks?.[order] && !open.includes(id));
  if (wrong.length > 0) setOpen([...open, ...wrong.map(({ id }) => id)]);
  const toggle = (id: number) =>
    setOpen((ids) => (ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]));
  const openNew = ({ id }: PageBlockInput) => {
    setOpen((ids) => [...ids, id ?? 0]);
    setAdded(id ?? null);
    setRemoved(null);
  };
  const add = (kind: BlockKind) => {
    const block = blankBlock(kind);
    append(block, { shouldFocus: false });
    chosen.current = block.id;
    setChoosing(false);
    openNew(block);
  };
  const duplicate = (place: number) => {
    const block = getValues('blocks')?.[place];
    if (!block) return;
    const { copy, numbers } = copyBlock(block);
    insert(place + 1, copy, { shouldFocus: false });
    if (english) copyEnglishTexts(english.form, numbers);
    openNew(copy);
  };
  const takeOut = (place: number) => {
    const block = getValues('blocks')?.[place];
    if (!block) return;
    remove(place);
    setRemoved({ block, place });
  };
  const putBack = () => {
    if (!removed) return;
    insert(Math.min(removed.place, fields.length), removed.block, { shouldFocus: false });
    setRemoved(null);
  };
  const error = errors.blocks?.message ?? errors.blocks?.root?.message;
  return (
    <div ref={element} className="grid gap-5">
      {fields.length > 0 ? (
        <SortableCards
          rows={rows}
          getName={({ kind }) => t(`pageBlocks.kinds.${kind}`)}
          onReorder={async (items) => {
            const places = new Map(items.map(({ id, order }) => [id, order]));
            const placeOf = ({ id = 0 }: PageBlockInput) => places.get(id) ?? places.size;
            replace((getValues('blocks') ?? []).toSorted((one, other) => placeOf(one) - placeOf(other)));
          }}
          newRecord={added}
        >
          {({ id }, strip) => {
            const place = fields.findIndex((block) => block.id === id);
            return place < 0 ? null : (
              <BlockRow
                form={form}
                place={place}
                strip={strip}
                open={open.includes(id)}
                onToggle={() => toggle(id)}
                onDuplicate={() => duplicate(place)}
                onRemove={() => takeOut(place)}
              />
            );
          }}
        </SortableCards>
      ) : null}
      {error ? <FieldError>{messageText(error)}</FieldError> : null}
      {removed ? (
        <Banner
          kind="info"
          action={
            <Button variant="line" size="sm" onClick={putBack}>
              {t('pageBlocks.undo')}
            </Button>
          }
        >
          {t('pageBlocks.removed', { name: t(`pageBlocks.kinds.${removed.block.kind}`) })}
        </Banner>
      ) : null}
      <Button variant="line" className="justify-self-start" onClick={() => setChoosing(true)}>
        <Plus aria-hidden="true" />
        {t('pageBlocks.add')}
      </Button>
      <Dialog
        open={choosing}
        onClose={() => setChoosing(false)}
        onCloseAutoFocus={(event) => {
          if (chosen.current === undefined) return;
          event.preventDefault();
          focusField(element, `blocks.${chosen.current}`);
          chosen.current = undefined;
        }}
        title={t('pageBlocks.choose')}
        size="md"
        fullScreenOnPhone
      >
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2">
          {blockKindNames.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                onClick={() => add(kind)}
                className="flex size-full cursor-pointer items-center gap-4 rounded-control border border-line-2 px-4 py-3 text-start hover:border-link"
              >
                <span className="flex-none">
                  <BlockDrawing kind={kind} />
                </span>
                <span className="grid min-w-0 gap-0.5">
                  <span className="font-[600]">{t(`pageBlocks.kinds.${kind}`)}</span>
                  <span className="text-sm text-ink-3">{t(`pageBlocks.about.${kind}`)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </div>
  );
}
