import { blockLists, mapBlockLists } from '@pano/api/addresses';
import type { BlockKind } from '@pano/api/block-kinds';
import { galleryImage } from '@pano/api/pages/page-blocks.schema';
import { FormRow } from '@pano/ui/form-section';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { QuestionsField } from '#kit/admin/form/questions-field.tsx';
import { RichTextField } from '#kit/admin/form/rich-text-field.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { AddressGallery } from '#kit/admin/gallery/address-gallery.tsx';
import { ActionFields } from './action-fields';
import type { PageFormOf } from './block-values';
import { ListedRecords } from './listed-records';
import { Testimonials } from './testimonials';

/** Pixels. */
const editorHeight = 240;

/** The site has a heading for them where the owner writes none. */
const usuallyTitled = new Set<BlockKind>([...blockLists, 'questions', 'beforeAfter', 'map']);

type Props = { form: PageFormOf; place: number; kind: BlockKind };

/** The title of a block, and the fields of its kind. */
export function BlockFields({ form, place, kind }: Props) {
  const { t } = useTranslation('admin');
  const { control } = form;
  const at = `blocks.${place}` as const;
  const isRequired = kind === 'action';
  const titleHint = t(`pageBlocks.fields.${usuallyTitled.has(kind) ? 'usualTitleHint' : 'titleHint'}`);
  const html = (
    <RichTextField
      control={control}
      name={`${at}.html`}
      label={t('pageBlocks.fields.html')}
      height={editorHeight}
      required
    />
  );
  const image = (name: 'image' | 'before' | 'after') => (
    <ImageField control={control} name={`${at}.${name}`} label={t(`pageBlocks.fields.${name}`)} required />
  );
  const fields: Record<BlockKind, ReactNode> = {
    text: html,
    picture: (
      <>
        {html}
        {image('image')}
        <TextField
          control={control}
          name={`${at}.alt`}
          label={t('pageBlocks.fields.alt')}
          hint={t('pageBlocks.fields.altHint')}
        />
      </>
    ),
    ...mapBlockLists((section) => <ListedRecords control={control} place={place} section={section} />),
    gallery: (
      <AddressGallery
        form={form}
        name={`${at}.images`}
        schema={galleryImage}
        note={t('pageBlocks.fields.galleryHint')}
      />
    ),
    questions: <QuestionsField control={control} name={`${at}.questions`} label={t('pageBlocks.fields.questions')} />,
    action: <ActionFields form={form} place={place} />,
    beforeAfter: (
      <FormRow>
        {image('before')}
        {image('after')}
      </FormRow>
    ),
    testimonials: <Testimonials control={control} place={place} />,
    map: null,
  };
  return (
    <>
      <TextField
        control={control}
        name={`${at}.title`}
        label={t('pageBlocks.fields.title')}
        required={isRequired}
        hint={isRequired ? undefined : titleHint}
      />
      {fields[kind]}
    </>
  );
}
