import {
  type AboutSectionCreate,
  type AboutSectionRecord,
  aboutSectionCreate,
} from '@pano/api/about-section/about-section.schema';
import { FormSection } from '@pano/ui/form-section';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { createOrUpdate } from '#kit/admin/form/create-or-update.ts';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { RichTextField } from '#kit/admin/form/rich-text-field.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { trpc } from '#kit/shared/trpc.ts';

const blank: AboutSectionCreate = { title: '', content: '', visible: true };
/** Pixels. */
const editorHeight = 300;

export function AboutSectionForm({ section }: { section?: AboutSectionRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const create = trpc.aboutSection.create.useMutation();
  const update = trpc.aboutSection.update.useMutation();
  const form = useSchemaForm(aboutSectionCreate, section ?? blank);
  const { control } = form;
  const labels = {
    title: t('aboutSection.fields.title'),
    content: t('aboutSection.fields.content'),
    visible: t('aboutSection.fields.visible'),
  };
  return (
    <EntityForm
      entity="about-section"
      form={form}
      record={section}
      save={createOrUpdate(create.mutateAsync, update.mutateAsync)}
      onSaved={() => void utils.aboutSection.get.invalidate(undefined, { refetchType: 'all' })}
      listPath="/admin/about-section"
      title={section ? t('aboutSection.editTitle') : t('aboutSection.createTitle')}
      texts={{
        created: t('aboutSection.created'),
        updated: t('aboutSection.updated'),
        failed: t('aboutSection.saveFailed'),
      }}
      labels={labels}
    >
      <FormSection title={t('aboutSection.content')}>
        <TextField control={control} name="title" label={labels.title} required />
        <RichTextField
          control={control}
          name="content"
          label={labels.content}
          hint={t('aboutSection.fields.contentHint')}
          height={editorHeight}
          required
        />
      </FormSection>
      <FormSection title={t('frame.form.publishing')}>
        <CheckboxField control={control} name="visible" label={labels.visible} />
      </FormSection>
    </EntityForm>
  );
}
