import { blockKinds } from '@pano/api/block-kinds';
import { blankOf } from '@pano/api/pages/page-blocks.schema';
import { Button, IconButton } from '@pano/ui/button';
import { FieldError } from '@pano/ui/field';
import { Plus, Trash2 } from 'lucide-react';
import { get, useFieldArray, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import { useMessageText } from '#kit/admin/use-failure-toast.ts';
import type { PageControl } from './block-values';

type Props = { control: PageControl; place: number };

/** What customers said. One without their consent is not saved. */
export function Testimonials({ control, place }: Props) {
  const { t } = useTranslation('admin');
  const messageText = useMessageText();
  const name = `blocks.${place}.items` as const;
  const { fields, append, remove } = useFieldArray({ control, name, keyName: 'key' });
  const { errors } = useFormState({ control, name });
  const ofList: { message?: string; root?: { message?: string } } | undefined = get(errors, name);
  const error = ofList?.message ?? ofList?.root?.message;
  return (
    <div className="grid gap-4">
      {fields.map(({ key }, index) => {
        const number = index + 1;
        return (
          <fieldset key={key} className="grid min-w-0 gap-4 rounded-control border border-line-2 bg-surface p-4">
            <legend className="sr-only">{t('pageBlocks.testimonial', { number })}</legend>
            <div className="-mb-2 flex items-center justify-between">
              <span aria-hidden="true" className="text-sm font-[600] text-ink-3">
                {t('pageBlocks.testimonial', { number })}
              </span>
              <IconButton danger label={t('pageBlocks.removeTestimonial', { number })} onClick={() => remove(index)}>
                <Trash2 aria-hidden="true" />
              </IconButton>
            </div>
            <TextField
              control={control}
              name={`${name}.${index}.name`}
              label={t('pageBlocks.itemFields.name')}
              required
            />
            <TextField
              control={control}
              name={`${name}.${index}.place`}
              label={t('pageBlocks.itemFields.place')}
              hint={t('pageBlocks.itemFields.placeHint')}
            />
            <TextareaField
              control={control}
              name={`${name}.${index}.text`}
              label={t('pageBlocks.itemFields.text')}
              rows={3}
              required
            />
            <CheckboxField
              control={control}
              name={`${name}.${index}.consent`}
              label={t('pageBlocks.itemFields.consent')}
            />
          </fieldset>
        );
      })}
      {error ? <FieldError>{messageText(error)}</FieldError> : null}
      <Button
        variant="line"
        size="sm"
        className="justify-self-start"
        onClick={() =>
          append(blankOf(blockKinds.testimonials.items.fields), { focusName: `${name}.${fields.length}.name` })
        }
      >
        <Plus aria-hidden="true" />
        {t('pageBlocks.addTestimonial')}
      </Button>
    </div>
  );
}
