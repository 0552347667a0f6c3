import { blockButtons } from '@pano/api/block-kinds';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#kit/admin/form/choice-fields.tsx';
import { LinkField } from '#kit/admin/form/link-field.tsx';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import type { PageFormOf } from './block-values';

type Props = { form: PageFormOf; place: number };

/** What a call to action says below its title, and what its button does. */
export function ActionFields({ form, place }: Props) {
  const { t } = useTranslation('admin');
  const { control, getValues, setValue } = form;
  const at = `blocks.${place}` as const;
  const button = useWatch({ control, name: `${at}.button` });
  /** The name that a choice has put on the button: the next choice replaces it, but nothing that was typed. */
  const named = useRef<string | null>(null);
  const nameButton = (name: string) => {
    const text = getValues(`${at}.ctaText`) || null;
    if (text !== null && text !== named.current) return;
    named.current = name;
    setValue(`${at}.ctaText`, name, { shouldDirty: true });
  };
  return (
    <>
      <TextareaField control={control} name={`${at}.text`} label={t('pageBlocks.fields.text')} rows={2} />
      <SelectField
        control={control}
        name={`${at}.button`}
        label={t('pageBlocks.fields.button')}
        hint={button === 'link' ? undefined : t('pageBlocks.buttonHint')}
        options={blockButtons.map((value) => ({ value, text: t(`pageBlocks.buttons.${value}`) }))}
      />
      {button === 'link' ? (
        <>
          <LinkField
            control={control}
            name={`${at}.ctaLink`}
            label={t('pageBlocks.fields.ctaLink')}
            required
            onChoose={({ name }) => nameButton(name)}
          />
          <TextField
            control={control}
            name={`${at}.ctaText`}
            label={t('pageBlocks.fields.ctaText')}
            hint={t('pageBlocks.fields.ctaTextHint')}
          />
        </>
      ) : null}
    </>
  );
}
