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
        label={t('pageBlocks.fields.images')}
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

/** What a kind looks like, as two paths of 72 by 48: its outlines, and in copper what it is there for. */
type Drawing = [outlines: string, copper: string];

const drawings: Record<BlockKind, Drawing> = {
  text: ['M6 22h60M6 31h60M6 40h38', 'M6 11h30'],
  picture: ['M6 7h30v34H6zM44 22h22M44 31h22M44 40h13', 'm10 34 8-10 6 6 4-4 5 6M44 12h16'],
  services: [
    'M7 17h16v25H7zM28 17h16v25H28zM49 17h16v25H49z',
    'M3 7h66M15 7v10m21-10v10M57 7v10M15 25v6m21-6v6m21-6v6',
  ],
  projects: ['M6 6h27v36H6zM39 6h27v36H39zM6 27h27m6 0h27M12 35h13m20 0h13', 'm9 22 7-9 8 9m18 0 7-9 8 9'],
  gallery: [
    'M5 6h18v16H5zM27 6h18v16H27zM49 6h18v16H49zM5 26h18v16H5zM49 26h18v16H49z',
    'M27 26h18v16H27zm9 5v6m-3-3h6',
  ],
  questions: [
    'M5 5h62v17H5zM5 26h62v17H5zM25 13.5h24m-24 21h18',
    'M12 11a3 3 0 1 1 3 3.3v.7m0 3.2zM12 32a3 3 0 1 1 3 3.3v.7m0 3.2z',
  ],
  action: ['M4 10h64v28H4zM11 20h18m-18 8h12', 'M39 17h22v14H39zm6 7h9m-3-3 3 3-3 3'],
  beforeAfter: [
    'M5 8h62v32H5zM11 34 27 14M11 14l16 20M45 16h16m-16 8h16m-16 8h16',
    'M36 3v42m-4-25-4 4 4 4m8-8 4 4-4 4',
  ],
  testimonials: ['M6 7h60v27H32l-9 8v-8H6zM34 16h23m-23 9h15', 'M14 25v-4a6 6 0 0 1 4-6m5 10v-4a6 6 0 0 1 4-6'],
  map: ['M5 11l20-5 20 5 22-5v31l-22 5-20-5-20 5zM25 6v31', 'M46 34c-5-6-9-10-9-15a9 9 0 0 1 18 0c0 5-4 9-9 15zm0-15z'],
};

/** A small drawing of a kind, for where kinds are offered. */
export function BlockDrawing({ kind }: { kind: BlockKind }) {
  const [outlines, copper] = drawings[kind];
  return (
    <svg
      viewBox="0 0 72 48"
      width={72}
      height={48}
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.3"
    >
      <path d={outlines} className="stroke-ink-3" />
      <path d={copper} className="stroke-live-mark" />
    </svg>
  );
}
