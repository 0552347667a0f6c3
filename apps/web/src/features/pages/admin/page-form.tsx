import { type PageCreate, type PageRecord, pageCreate } from '@pano/api/pages/page.schema';
import { FormSection } from '@pano/ui/form-section';
import { useTranslation } from 'react-i18next';
import { createOrUpdate } from '../../../admin/form/create-or-update';
import { EntityForm } from '../../../admin/form/entity-form';
import { SlugField } from '../../../admin/form/slug-field';
import { TextField } from '../../../admin/form/text-field';
import { useSchemaForm } from '../../../admin/form/use-schema-form';
import { RichTextField } from '../../../components/editor/rich-text-field';
import { trpc } from '../../../lib/trpc';

const blank: PageCreate = { title: '', slug: '', content: '' };
/** Pixels. */
const editorHeight = 400;

export function PageForm({ page }: { page?: PageRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const create = trpc.pages.create.useMutation();
  const update = trpc.pages.update.useMutation();
  const form = useSchemaForm(pageCreate, page ?? blank);
  const { control } = form;
  const labels = {
    title: t('pages.fields.title'),
    slug: t('pages.fields.slug'),
    content: t('pages.fields.content'),
  };
  return (
    <EntityForm
      entity="pages"
      form={form}
      record={page}
      save={createOrUpdate(create.mutateAsync, update.mutateAsync)}
      onSaved={() => void utils.pages.list.invalidate(undefined, { refetchType: 'all' })}
      listPath="/admin/pages"
      title={page ? t('pages.editTitle') : t('pages.createTitle')}
      texts={{
        created: t('pages.created'),
        updated: t('pages.updated'),
        failed: t('pages.saveFailed'),
      }}
      labels={labels}
    >
      <FormSection title={t('pages.content')}>
        <TextField control={control} name="title" label={labels.title} required />
        <SlugField form={form} name="slug" source="title" path="/sayfa/" label={labels.slug} required />
        <RichTextField control={control} name="content" label={labels.content} height={editorHeight} />
      </FormSection>
    </EntityForm>
  );
}
