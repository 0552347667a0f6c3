import { sitePath } from '@pano/api/addresses';
import { galleryImage, type ServiceInput, type serviceInput } from '@pano/api/services/service.schema';
import { FoldedFormSection } from '@pano/ui/form-section';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { QuestionsField } from '#kit/admin/form/questions-field.tsx';
import { RichTextField } from '#kit/admin/form/rich-text-field.tsx';
import { SeoFields } from '#kit/admin/form/seo-fields.tsx';
import { SlugField } from '#kit/admin/form/slug-field.tsx';
import type { SchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { AddressGallery } from '#kit/admin/gallery/address-gallery.tsx';

type ServiceForm = SchemaForm<z.input<typeof serviceInput>, ServiceInput>;
export type ServiceControl = Control<z.input<typeof serviceInput>, unknown, ServiceInput>;

/** Pixels. */
const editorHeight = 320;

/** What the page of a service shows; folded until somebody wants a page. */
export function ServicePageFields({ form, labels }: { form: ServiceForm; labels: ReturnType<typeof usePageLabels> }) {
  const { t } = useTranslation('admin');
  const { control } = form;
  const isUsed = useIsUsed(control);
  const [open, setOpen] = useState(isUsed);
  // A draft, or another version, may bring a page along.
  if (isUsed && !open) setOpen(true);
  return (
    <FoldedFormSection
      title={t('services.page.title')}
      description={t('services.page.text')}
      open={open}
      onOpen={() => setOpen(true)}
    >
      {open ? (
        <>
          <RichTextField control={control} name="content" label={labels.content} height={editorHeight} />
          <SharedFields>
            <ImageField control={control} name="image" label={labels.image} />
            <AddressGallery form={form} name="gallery" schema={galleryImage} note={t('services.fields.galleryHint')} />
          </SharedFields>
          <QuestionsField
            control={control}
            name="questions"
            label={labels.questions}
            hint={t('services.fields.questionsHint')}
          />
          <SlugField
            form={form}
            name="slug"
            source="title"
            path={sitePath('service', '')}
            label={labels.slug}
            hint={t('services.fields.slugHint')}
          />
          <SeoFields
            control={control}
            names={{ title: 'seoTitle', description: 'seoDescription', keywords: 'seoKeywords' }}
          />
        </>
      ) : null}
    </FoldedFormSection>
  );
}

/** The names of the fields, for the form and for the comparison of two versions. */
export function usePageLabels() {
  const { t } = useTranslation('admin');
  return {
    content: t('services.fields.content'),
    image: t('services.fields.image'),
    gallery: t('fields.gallery.label'),
    questions: t('services.fields.questions'),
    slug: t('services.fields.slug'),
    seoTitle: t('fields.seo.title'),
    seoDescription: t('fields.seo.description'),
    seoKeywords: t('fields.seo.keywords'),
  };
}

function useIsUsed(control: ServiceControl): boolean {
  const texts = useWatch({
    control,
    name: ['content', 'image', 'gallery', 'questions', 'seoTitle', 'seoDescription', 'seoKeywords'],
  });
  return texts.some((text) => (Array.isArray(text) ? text.length > 0 : Boolean(text)));
}
