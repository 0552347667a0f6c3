import { adminScreens, sitePath } from '@pano/api/addresses';
import { type PageCreate, type PageRecord, pageCreate, pageTranslation } from '@pano/api/pages/page.schema';
import { FormSection } from '@pano/ui/form-section';
import { useTranslation } from 'react-i18next';
import { CheckboxField, SelectField } from '#kit/admin/form/choice-fields.tsx';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { freshRecord, LoadedRecord, useRecordId } from '#kit/admin/form/loaded-record.tsx';
import { RichTextField } from '#kit/admin/form/rich-text-field.tsx';
import { createOrUpdate } from '#kit/admin/form/saved-record.ts';
import { SlugField } from '#kit/admin/form/slug-field.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { BlocksField } from './blocks/blocks-field';
import { NearCopy } from './near-copy';

export const NewPageRoute = () => <PageForm />;

export function EditPageRoute() {
  const { t } = useTranslation('admin');
  const id = useRecordId();
  const page = trpc.pages.get.useQuery({ id }, freshRecord);
  return (
    <LoadedRecord query={page} failed={t('pages.loadFailed')} listPath={adminScreens.page.list}>
      {(record) => <PageForm key={record.id} page={record} />}
    </LoadedRecord>
  );
}

const blank: PageCreate = { title: '', slug: '', content: '', blocks: [], showInFooter: false, parentId: null };
/** Pixels. */
const editorHeight = 400;

export function PageForm({ page }: { page?: PageRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const create = trpc.pages.create.useMutation();
  const update = trpc.pages.update.useMutation();
  const { data: follows } = trpc.pages.followsProfile.useQuery({ id: page?.id ?? 0 }, { enabled: page !== undefined });
  const form = useSchemaForm(pageCreate, page ?? blank);
  const { control } = form;
  const labels = {
    title: t('pages.fields.title'),
    slug: t('pages.fields.slug'),
    content: t('pages.fields.content'),
    blocks: t('pageBlocks.title'),
    showInFooter: t('pages.fields.showInFooter'),
    parentId: t('pages.fields.parentId'),
  };
  const others = trpc.pages.list.useQuery({ limit: 200, sort: 'title' }).data?.items ?? [];
  const parents = others.filter(({ id, parentId }) => id !== page?.id && parentId === null);
  const options = parents.map(({ id, title }) => ({ value: id, text: title }));
  return (
    <EntityForm
      kind="page"
      entity="pages"
      form={form}
      record={page}
      save={createOrUpdate(create.mutateAsync, update.mutateAsync)}
      english={{ kind: 'page', schema: pageTranslation, read: (id) => utils.client.pages.get.query({ id }) }}
      onSaved={() => {
        void utils.pages.list.invalidate(undefined, { refetchType: 'all' });
        void utils.pages.followsProfile.invalidate();
      }}
      sitePath={({ slug }) => sitePath('page', slug)}
      listPath={adminScreens.page.list}
      title={page ? t('pages.editTitle') : t('pages.createTitle')}
      texts={{
        created: t('pages.created'),
        updated: t('pages.updated'),
        failed: t('pages.saveFailed'),
      }}
      labels={labels}
      showValue={(name, value) => (name === 'parentId' ? others.find(({ id }) => id === value)?.title : undefined)}
    >
      <FormSection title={t('pages.content')}>
        <TextField control={control} name="title" label={labels.title} required />
        <SlugField form={form} name="slug" source="title" path={sitePath('page', '')} label={labels.slug} required />
        <RichTextField
          control={control}
          name="content"
          label={labels.content}
          hint={follows ? t('pages.followsProfile') : undefined}
          height={editorHeight}
        />
        <SharedFields>
          <CheckboxField
            control={control}
            name="showInFooter"
            label={labels.showInFooter}
            hint={t('pages.showInFooterHint')}
          />
          {options.length > 0 ? (
            <SelectField
              control={control}
              name="parentId"
              label={labels.parentId}
              hint={t('pages.parentHint')}
              options={options}
              emptyText={t('pages.noParent')}
            />
          ) : null}
        </SharedFields>
      </FormSection>
      <BlocksField form={form} />
      <NearCopy control={control} id={page?.id} />
    </EntityForm>
  );
}
