import { adminScreens } from '@pano/api/addresses';
import {
  type HeroSectionInput,
  type HeroSectionRecord,
  heroSectionInput,
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
import { freshRecord, LoadedRecord, useRecordId } from '#kit/admin/form/loaded-record.tsx';
import { OrderField } from '#kit/admin/form/order-field.tsx';
import { RichTextField } from '#kit/admin/form/rich-text-field.tsx';
import { createOrUpdate } from '#kit/admin/form/saved-record.ts';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { typedLink, useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { HeroSectionPreview } from './hero-section-preview';

export const NewHeroSectionRoute = () => <HeroSectionForm />;

export function EditHeroSectionRoute() {
  const { t } = useTranslation('admin');
  const slide = trpc.heroSections.get.useQuery({ id: useRecordId() }, freshRecord);
  return (
    <LoadedRecord query={slide} failed={t('heroSections.loadFailed')} listPath={adminScreens.heroSection.list}>
      {(record) => <HeroSectionForm key={record.id} slide={record} />}
    </LoadedRecord>
  );
}

/** The link may be typed as people write it. */
const ctaLink = typedLink(heroSectionInput.shape.ctaLink);
const heroSectionForm = heroSectionInput.extend({ ctaLink });
const englishForm = heroSectionTranslation.extend({ ctaLink });

const blank: HeroSectionInput = {
  title: '',
  subtitle: null,
  description: null,
  backgroundImage: null,
  ctaText: null,
  ctaLink: null,

  order: undefined,
  active: false,
};
/** Pixels. */
const editorHeight = { subtitle: 200, description: 250 };

export function HeroSectionForm({ slide }: { slide?: HeroSectionRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const toast = useToast();
  const failure = useFailureToast();
  const create = trpc.heroSections.create.useMutation();
  const update = trpc.heroSections.update.useMutation();
  const form = useSchemaForm(heroSectionForm, slide ?? blank);
  const { control } = form;
  const labels = {
    title: t('heroSections.fields.title'),
    subtitle: t('heroSections.fields.subtitle'),
    description: t('heroSections.fields.description'),
    backgroundImage: t('heroSections.fields.backgroundImage'),
    ctaText: t('heroSections.fields.ctaText'),
    ctaLink: t('heroSections.fields.ctaLink'),
    order: t('heroSections.fields.order'),
    active: t('heroSections.fields.active'),
  };
  const [storedId, setStoredId] = useState(slide?.id);
  const reloadList = () => void utils.heroSections.list.invalidate(undefined, { refetchType: 'all' });
  const showOnSite = async (id: number) => {
    try {
      await utils.client.heroSections.setActive.mutate({ id, active: true });
      toast.success(t('heroSections.activated'));
    } catch (error) {
      failure(error, t('heroSections.toggleFailed'));
    }
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
      entity="hero-sections"
      form={form}
      record={slide}
      save={createOrUpdate((data: HeroSectionInput) => create.mutateAsync(withoutEmpty(data)), update.mutateAsync)}
      english={{ kind: 'heroSection', schema: englishForm, read: (id) => utils.client.heroSections.get.query({ id }) }}
      onSaved={handleSaved}
      listPath={adminScreens.heroSection.list}
      title={slide ? t('heroSections.editTitle') : t('heroSections.createTitle')}
      texts={{
        created: t('heroSections.created'),
        updated: t('heroSections.updated'),
        failed: t('heroSections.saveFailed'),
      }}
      labels={labels}
      aside={<HeroSectionPreview control={control} />}
    >
      <FormSection title={t('heroSections.content')}>
        <TextField control={control} name="title" label={labels.title} required />
        <RichTextField control={control} name="subtitle" label={labels.subtitle} height={editorHeight.subtitle} />
        <RichTextField
          control={control}
          name="description"
          label={labels.description}
          height={editorHeight.description}
        />
      </FormSection>
      <SharedFields>
        <FormSection title={t('heroSections.picture')}>
          <ImageField
            control={control}
            name="backgroundImage"
            startsWith="url"
            label={labels.backgroundImage}
            hint={t('heroSections.fields.backgroundImageHint')}
          />
        </FormSection>
      </SharedFields>
      <FormSection title={t('heroSections.button')}>
        <FormRow>
          <TextField
            control={control}
            name="ctaText"
            label={labels.ctaText}
            hint={t('heroSections.fields.ctaTextHint')}
          />
          <LinkField
            control={control}
            name="ctaLink"
            label={labels.ctaLink}
            hint={t('heroSections.fields.ctaLinkHint')}
          />
        </FormRow>
      </FormSection>
      <SharedFields>
        <FormSection title={t('frame.form.publishing')}>
          <CheckboxField
            control={control}
            name="active"
            label={labels.active}
            hint={t('heroSections.fields.activeHint')}
          />
          <OrderField control={control} name="order" label={labels.order} />
        </FormSection>
      </SharedFields>
    </EntityForm>
  );
}

/** A new slide leaves out what it does not have; an update says null, which clears the text. */
const withoutEmpty = (data: HeroSectionInput) => ({
  title: data.title,
  subtitle: data.subtitle ?? undefined,
  description: data.description ?? undefined,
  backgroundImage: data.backgroundImage ?? undefined,
  ctaText: data.ctaText ?? undefined,
  ctaLink: data.ctaLink ?? undefined,
  order: data.order,
  active: data.active,
});
