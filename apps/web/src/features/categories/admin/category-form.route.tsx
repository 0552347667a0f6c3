import { sitePath } from '@pano/api/addresses';
import {
  blankCategory,
  type CategoryRecord,
  categoryCreate,
  categoryTranslation,
} from '@pano/api/categories/category.schema';
import { FormSection } from '@pano/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { useShownTexts } from '#kit/admin/form/english/shown-language.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { createEditRoute } from '#kit/admin/form/loaded-record.tsx';
import { OrderField } from '#kit/admin/form/order-field.tsx';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { useCreateOrUpdate } from '#kit/admin/form/saved-record.ts';
import { SeoDescriptionField, SeoSection } from '#kit/admin/form/seo-fields.tsx';
import { SlugField } from '#kit/admin/form/slug-field.tsx';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import { type SchemaControl, useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useDebouncedValue } from '#kit/admin/use-debounced-value.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { CategoryCard } from '../site/categories-section';
import { PictureChoice } from './picture-choice';

export const EditCategoryRoute = createEditRoute('category', 'categories', trpc.categories.get, (record) => (
  <CategoryForm category={record} />
));

export function CategoryForm({ category }: { category?: CategoryRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const form = useSchemaForm(categoryCreate, category ?? blankCategory);
  const { control } = form;
  return (
    <EntityForm
      kind="category"
      texts="categories"
      fields={categoryCreate.shape}
      form={form}
      record={category}
      save={useCreateOrUpdate(trpc.categories)}
      english={{ schema: categoryTranslation }}
      read={(id) => utils.client.categories.get.query({ id })}
      onSaved={() => void utils.categories.list.invalidate(undefined, { refetchType: 'all' })}
      sitePath={({ visible, slug }) => (visible ? sitePath('category', slug) : null)}
      aside={<CategoryPreview control={control} categoryId={category?.id} />}
    >
      <FormSection title={t('categories.content')}>
        <TextField control={control} name="name" />
        <SlugField form={form} name="slug" source="name" path={sitePath('category', '')} />
        <TextareaField control={control} name="description" />
      </FormSection>
      <SeoSection control={control} kind="category" titleField="name" descriptionField="description">
        <TextField control={control} name="seoTitle" />
        <SeoDescriptionField control={control} name="seoDescription" />
      </SeoSection>
      <SharedFields>
        <FormSection title={t('categories.picture')} description={t('categories.pictureHint')}>
          <PictureChoice control={control} name="image" />
        </FormSection>
        <FormSection title={t('frame.form.publishing')}>
          <CheckboxField control={control} name="visible" />
          <OrderField control={control} name="order" />
        </FormSection>
      </SharedFields>
    </EntityForm>
  );
}

type Props = { control: SchemaControl<typeof categoryCreate>; categoryId?: number };

/** The card as visitors will see it, while it is being typed. */
export function CategoryPreview({ control, categoryId }: Props) {
  const { t } = useTranslation('admin');
  const [name, slug, description, typedImage] = useWatch({ control, name: ['name', 'slug', 'description', 'image'] });
  const image = useDebouncedValue(typedImage?.trim() || null);
  const newest = trpc.categories.newestPhoto.useQuery({ id: categoryId ?? 0 }, { enabled: categoryId !== undefined });
  const { lang, read } = useShownTexts({ name, description });
  const category = {
    name: read('name') ?? t('categories.fields.name'),
    path: sitePath('category', slug),
    lang,
    description: read('description'),
    cover: image ?? newest.data?.url ?? null,
  };
  return (
    <PreviewBox>
      <CategoryCard category={category} />
    </PreviewBox>
  );
}
