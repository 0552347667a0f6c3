import { sitePath } from '@pano/api/addresses';
import { galleryImage } from '@pano/api/services/service.fields';
import type { ServiceCreate, serviceCreate } from '@pano/api/services/service.schema';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { OptionalSection } from '#kit/admin/form/optional-section.tsx';
import { QuestionsField } from '#kit/admin/form/questions-field.tsx';
import { RichTextField } from '#kit/admin/form/rich-text-field.tsx';
import { SeoDescriptionField, SeoPreview, TagsField } from '#kit/admin/form/seo-fields.tsx';
import { SlugField } from '#kit/admin/form/slug-field.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import type { SchemaControl, SchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { AddressGallery } from '#kit/admin/gallery/address-gallery.tsx';

type ServiceForm = SchemaForm<z.input<typeof serviceCreate>, ServiceCreate>;
export type ServiceControl = SchemaControl<typeof serviceCreate>;

/** Pixels. */
const editorHeight = 320;

/** What the page of a service shows; folded until somebody wants a page. */
export function ServicePageFields({ form }: { form: ServiceForm }) {
  const { t } = useTranslation('admin');
  const { control } = form;
  return (
    <OptionalSection title={t('services.page.title')} text={t('services.page.text')} wanted={useIsUsed(control)}>
      <RichTextField control={control} name="content" height={editorHeight} />
      <SharedFields>
        <ImageField control={control} name="image" />
        <AddressGallery form={form} name="gallery" schema={galleryImage} />
      </SharedFields>
      <QuestionsField control={control} name="questions" />
      <SlugField form={form} name="slug" source="title" path={sitePath('service', '')} />
      <TextField control={control} name="seoTitle" />
      <SeoDescriptionField control={control} name="seoDescription" />
      <TagsField control={control} name="seoKeywords" />
      <SeoPreview control={control} kind="service" titleField="title" descriptionField="description" />
    </OptionalSection>
  );
}

function useIsUsed(control: ServiceControl): boolean {
  const texts = useWatch({
    control,
    name: ['content', 'image', 'gallery', 'questions', 'seoTitle', 'seoDescription', 'seoKeywords'],
  });
  return texts.some((text) => (Array.isArray(text) ? text.length > 0 : Boolean(text)));
}
