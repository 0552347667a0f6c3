import { blockButtons, galleryImage, type PageBlockInput } from '@pano/api/pages/page-blocks.schema';
import { FormRow } from '@pano/ui/form-section';
import { useTranslation } from 'react-i18next';
import { SelectField } from '#kit/admin/form/choice-fields.tsx';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { QuestionsField } from '#kit/admin/form/questions-field.tsx';
import { RichTextField } from '#kit/admin/form/rich-text-field.tsx';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import { AddressGallery } from '#kit/admin/gallery/address-gallery.tsx';
import type { PageFormOf } from './block-values';
import { ListedRecords } from './listed-records';
import { Testimonials } from './testimonials';

/** Pixels. */
const editorHeight = 240;

type Props = { form: PageFormOf; place: number; block: PageBlockInput };

/** The fields of a block by its kind. */
export function BlockFields({ form, place, block }: Props) {
  const { t } = useTranslation('admin');
  const { control } = form;
  const at = `blocks.${place}` as const;
  const { kind } = block;
  const hasUsualTitle = 'ids' in block || kind === 'questions' || kind === 'beforeAfter' || kind === 'map';
  const titleHint =
    kind === 'action'
      ? undefined
      : t(hasUsualTitle ? 'pageBlocks.fields.usualTitleHint' : 'pageBlocks.fields.titleHint');
  return (
    <>
      <TextField
        control={control}
        name={`${at}.title`}
        label={t('pageBlocks.fields.title')}
        required={kind === 'action'}
        hint={titleHint}
      />
      {kind === 'text' || kind === 'picture' ? (
        <RichTextField
          control={control}
          name={`${at}.html`}
          label={t('pageBlocks.fields.html')}
          height={editorHeight}
          required
        />
      ) : null}
      {kind === 'picture' ? (
        <>
          <ImageField control={control} name={`${at}.image`} label={t('pageBlocks.fields.image')} required />
          <TextField
            control={control}
            name={`${at}.alt`}
            label={t('pageBlocks.fields.alt')}
            hint={t('pageBlocks.fields.altHint')}
          />
        </>
      ) : null}
      {'ids' in block ? <ListedRecords control={control} place={place} section={block.kind} /> : null}
      {kind === 'gallery' ? (
        <AddressGallery
          form={form}
          name={`${at}.images`}
          schema={galleryImage}
          note={t('pageBlocks.fields.galleryHint')}
        />
      ) : null}
      {kind === 'questions' ? (
        <QuestionsField control={control} name={`${at}.questions`} label={t('pageBlocks.fields.questions')} />
      ) : null}
      {kind === 'action' ? (
        <>
          <TextareaField control={control} name={`${at}.text`} label={t('pageBlocks.fields.actionText')} rows={2} />
          <SelectField
            control={control}
            name={`${at}.button`}
            label={t('pageBlocks.fields.button')}
            hint={t('pageBlocks.buttonHint')}
            options={blockButtons.map((value) => ({ value, text: t(`pageBlocks.buttons.${value}`) }))}
          />
        </>
      ) : null}
      {kind === 'beforeAfter' ? (
        <FormRow>
          <ImageField control={control} name={`${at}.before`} label={t('pageBlocks.fields.before')} required />
          <ImageField control={control} name={`${at}.after`} label={t('pageBlocks.fields.after')} required />
        </FormRow>
      ) : null}
      {kind === 'testimonials' ? <Testimonials control={control} place={place} /> : null}
    </>
  );
}
