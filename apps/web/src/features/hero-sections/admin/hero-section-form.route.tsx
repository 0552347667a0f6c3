import {
  blankHeroSection,
  type HeroSectionCreate,
  type HeroSectionRecord,
  heroSectionCreate,
  heroSectionTranslation,
} from '@pano/api/hero-sections/hero-section.schema';
import { FormRow, FormSection } from '@pano/ui/form-section';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { LinkField } from '#kit/admin/form/link-field.tsx';
import { createEditRoute } from '#kit/admin/form/loaded-record.tsx';
import { OrderField } from '#kit/admin/form/order-field.tsx';
import { RichTextField } from '#kit/admin/form/rich-text-field.tsx';
import { createOrUpdate } from '#kit/admin/form/saved-record.ts';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { typedLink, useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { HeroSectionPreview } from './hero-section-preview';

export const EditHeroSectionRoute = createEditRoute('heroSection', 'heroSections', trpc.heroSections.get, (record) => (
  <HeroSectionForm slide={record} />
));

/** The link may be typed as people write it. */
const ctaLink = typedLink(heroSectionCreate.shape.ctaLink);
const heroSectionForm = heroSectionCreate.extend({ ctaLink });
const englishForm = heroSectionTranslation.extend({ ctaLink });

/** Pixels. */
const editorHeight = { subtitle: 200, description: 250 };

export function HeroSectionForm({ slide }: { slide?: HeroSectionRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const toast = useToast();
  const { run } = useAction();
  const create = trpc.heroSections.create.useMutation();
  const update = trpc.heroSections.update.useMutation();
  const form = useSchemaForm(heroSectionForm, slide ?? blankHeroSection);
  const { control } = form;
  const [storedId, setStoredId] = useState(slide?.id);
  const reloadList = () => void utils.heroSections.list.invalidate(undefined, { refetchType: 'all' });
  const showOnSite = async (id: number) => {
    const texts = { done: t('heroSections.activated'), failed: t('heroSections.toggleFailed') };
    await run(() => utils.client.heroSections.setActive.mutate({ id, active: true }), texts);
    reloadList();
  };
  const handleSaved = ({ id, active }: HeroSectionRecord) => {
    reloadList();
    setStoredId(id);
    if (storedId !== undefined || active) return;
    toast.info(t('heroSections.createdOff'), { text: t('heroSections.open'), onAction: () => void showOnSite(id) });
  };
  return (
    <EntityForm
      kind="heroSection"
      texts="heroSections"
      fields={heroSectionForm.shape}
      form={form}
      record={slide}
      save={createOrUpdate((data: HeroSectionCreate) => create.mutateAsync(withoutEmpty(data)), update.mutateAsync)}
      english={{ schema: englishForm }}
      read={(id) => utils.client.heroSections.get.query({ id })}
      onSaved={handleSaved}
      aside={<HeroSectionPreview control={control} />}
    >
      <FormSection title={t('heroSections.content')}>
        <TextField control={control} name="title" />
        <RichTextField control={control} name="subtitle" height={editorHeight.subtitle} />
        <RichTextField control={control} name="description" height={editorHeight.description} />
      </FormSection>
      <SharedFields>
        <FormSection title={t('heroSections.picture')}>
          <ImageField control={control} name="backgroundImage" startsWith="url" />
        </FormSection>
      </SharedFields>
      <FormSection title={t('heroSections.button')}>
        <FormRow>
          <TextField control={control} name="ctaText" />
          <LinkField control={control} name="ctaLink" />
        </FormRow>
      </FormSection>
      <SharedFields>
        <FormSection title={t('frame.form.publishing')}>
          <CheckboxField control={control} name="active" />
          <OrderField control={control} name="order" />
        </FormSection>
      </SharedFields>
    </EntityForm>
  );
}

/** A new slide leaves out what it does not have; an update says null, which clears the text. */
const withoutEmpty = (data: HeroSectionCreate) => ({
  title: data.title,
  subtitle: data.subtitle ?? undefined,
  description: data.description ?? undefined,
  backgroundImage: data.backgroundImage ?? undefined,
  ctaText: data.ctaText ?? undefined,
  ctaLink: data.ctaLink ?? undefined,
  order: data.order,
  active: data.active,
});
