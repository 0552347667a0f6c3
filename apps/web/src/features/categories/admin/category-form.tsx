import { type CategoryCreate, type CategoryRecord, categoryCreate } from '@pano/api/categories/category.schema';
import { FormSection } from '@pano/ui/form-section';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { createOrUpdate } from '#kit/admin/form/create-or-update.ts';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { SlugField } from '#kit/admin/form/slug-field.tsx';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { CategoryPreview } from './category-preview';

const blank: CategoryCreate = { name: '', slug: '', description: null, visible: true };

export function CategoryForm({ category }: { category?: CategoryRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const create = trpc.categories.create.useMutation();
  const update = trpc.categories.update.useMutation();
  const form = useSchemaForm(categoryCreate, category ?? blank);
  const { control } = form;
  const labels = {
    name: t('categories.fields.name'),
    slug: t('categories.fields.slug'),
    description: t('categories.fields.description'),
    visible: t('categories.fields.visible'),
  };
  return (
    <EntityForm
      entity="categories"
      form={form}
      record={category}
      save={createOrUpdate(create.mutateAsync, update.mutateAsync)}
      onSaved={() => void utils.categories.list.invalidate(undefined, { refetchType: 'all' })}
      listPath="/admin/categories"
      title={category ? t('categories.editTitle') : t('categories.createTitle')}
      texts={{
        created: t('categories.created'),
        updated: t('categories.updated'),
        failed: t('categories.saveFailed'),
      }}
      labels={labels}
      aside={<CategoryPreview control={control} />}
    >
      <FormSection title={t('categories.content')}>
        <TextField control={control} name="name" label={labels.name} required />
        <SlugField
          form={form}
          name="slug"
          source="name"
          path="/category/"
          label={labels.slug}
          hint={t('categories.fields.slugHint')}
          required
        />
        <TextareaField control={control} name="description" label={labels.description} />
      </FormSection>
      <FormSection title={t('frame.form.publishing')}>
        <CheckboxField
          control={control}
          name="visible"
          label={labels.visible}
          hint={t('categories.fields.visibleHint')}
        />
      </FormSection>
    </EntityForm>
  );
}
