import {
  type AboutSectionCreate,
  type AboutSectionRecord,
  aboutSectionCreate,
} from '@pano/api/about-section/about-section.schema';
import { FormSection } from '@pano/ui/form-section';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '../../../admin/form/choice-fields';
import { createOrUpdate } from '../../../admin/form/create-or-update';
import { EntityForm } from '../../../admin/form/entity-form';
import { TextField } from '../../../admin/form/text-field';
import { useSchemaForm } from '../../../admin/form/use-schema-form';
import { RichTextField } from '../../../components/editor/rich-text-field';
import { trpc } from '../../../lib/trpc';

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
