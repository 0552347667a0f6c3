import { sitePath } from '@pano/api/addresses';
import { blankPage, type PageRecord, pageCreate, pageTranslation } from '@pano/api/pages/page.schema';
import { FormSection } from '@pano/ui/form-section';
import { useTranslation } from 'react-i18next';
import { CheckboxField, SelectField } from '#kit/admin/form/choice-fields.tsx';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { createEditRoute } from '#kit/admin/form/loaded-record.tsx';
import { RichTextField } from '#kit/admin/form/rich-text-field.tsx';
import { useCreateOrUpdate } from '#kit/admin/form/saved-record.ts';
import { SeoDescriptionField, SeoSection } from '#kit/admin/form/seo-fields.tsx';
import { SlugField } from '#kit/admin/form/slug-field.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useAllRecords } from '#kit/admin/list/use-all-records.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { BlocksField } from './blocks/blocks-field';
import { NearCopy } from './near-copy';

export const EditPageRoute = createEditRoute('page', 'pages', trpc.pages.get, (record) => <PageForm page={record} />);

/** Pixels. */
const editorHeight = 400;

export function PageForm({ page }: { page?: PageRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const { data: follows } = trpc.pages.followsProfile.useQuery({ id: page?.id ?? 0 }, { enabled: page !== undefined });
  const form = useSchemaForm(pageCreate, page ?? blankPage);
  const { control } = form;
  const others =
    useAllRecords(trpc.pages.list, (page) => utils.client.pages.list.query({ ...page, sort: 'title' })).data ?? [];
  const parents = others.filter(({ id, parentId }) => id !== page?.id && parentId === null);
  const options = parents.map(({ id, title }) => ({ value: id, text: title }));
  return (
    <EntityForm
      kind="page"
      texts="pages"
      fields={pageCreate.shape}
      form={form}
      record={page}
      save={useCreateOrUpdate(trpc.pages)}
      english={{ schema: pageTranslation }}
      read={(id) => utils.client.pages.get.query({ id })}
      onSaved={() => {
        void utils.pages.list.invalidate(undefined, { refetchType: 'all' });
        void utils.pages.followsProfile.invalidate();
      }}
      sitePath={({ visible, slug }) => (visible ? sitePath('page', slug) : null)}
      showValue={(name, value) => (name === 'parentId' ? others.find(({ id }) => id === value)?.title : undefined)}
    >
      <FormSection title={t('pages.content')}>
        <TextField control={control} name="title" />
        <SlugField form={form} name="slug" source="title" path={sitePath('page', '')} />
        <RichTextField
          control={control}
          name="content"
          hint={follows ? t('pages.followsProfile') : undefined}
          height={editorHeight}
        />
        <SharedFields>
          <CheckboxField control={control} name="visible" />
          <CheckboxField control={control} name="showInFooter" />
          {options.length > 0 ? (
            <SelectField control={control} name="parentId" options={options} emptyText={t('pages.noParent')} />
          ) : null}
        </SharedFields>
      </FormSection>
      <BlocksField form={form} />
      <NearCopy control={control} id={page?.id} />
      <SeoSection control={control} kind="page" titleField="title" contentField="content">
        <TextField control={control} name="seoTitle" />
        <SeoDescriptionField control={control} name="seoDescription" />
        <SharedFields>
          <ImageField control={control} name="image" />
        </SharedFields>
      </SeoSection>
    </EntityForm>
  );
}
