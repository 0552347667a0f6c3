import { adminScreens, sitePath } from '@pano/api/addresses';
import {
  type CategoryCreate,
  type CategoryRecord,
  categoryCreate,
  categoryTranslation,
} from '@pano/api/categories/category.schema';
import { FormSection } from '@pano/ui/form-section';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { useShownTexts } from '#kit/admin/form/english/shown-language.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { freshRecord, LoadedRecord, useRecordId } from '#kit/admin/form/loaded-record.tsx';
import { OrderField } from '#kit/admin/form/order-field.tsx';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { createOrUpdate } from '#kit/admin/form/saved-record.ts';
import { SlugField } from '#kit/admin/form/slug-field.tsx';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useDebouncedValue } from '#kit/admin/use-debounced-value.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { CategoryCard } from '../site/categories-section';
import { PictureChoice } from './picture-choice';

export const NewCategoryRoute = () => <CategoryForm />;

export function EditCategoryRoute() {
  const { t } = useTranslation('admin');
  const id = useRecordId();
  const category = trpc.categories.get.useQuery({ id }, freshRecord);
  return (
    <LoadedRecord query={category} failed={t('categories.loadFailed')} listPath={adminScreens.category.list}>
      {(record) => <CategoryForm key={record.id} category={record} />}
    </LoadedRecord>
  );
}

const blank: CategoryCreate = {
  name: '',
  slug: '',
  description: null,
  image: null,
  order: undefined,
  visible: true,
};

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
    image: t('categories.fields.image'),
    order: t('categories.fields.order'),
    visible: t('categories.fields.visible'),
  };
  return (
    <EntityForm
      kind="category"
      entity="categories"
      form={form}
      record={category}
      save={createOrUpdate(create.mutateAsync, update.mutateAsync)}
      english={{
        kind: 'category',
        schema: categoryTranslation,
        read: (id) => utils.client.categories.get.query({ id }),
      }}
      onSaved={() => void utils.categories.list.invalidate(undefined, { refetchType: 'all' })}
      sitePath={({ visible, slug }) => (visible ? sitePath('category', slug) : null)}
      listPath={adminScreens.category.list}
      title={category ? t('categories.editTitle') : t('categories.createTitle')}
      texts={{
        created: t('categories.created'),
        updated: t('categories.updated'),
        failed: t('categories.saveFailed'),
      }}
      labels={labels}
      aside={<CategoryPreview control={control} categoryId={category?.id} />}
    >
      <FormSection title={t('categories.content')}>
        <TextField control={control} name="name" label={labels.name} required />
        <SlugField
          form={form}
          name="slug"
          source="name"
          path={sitePath('category', '')}
          label={labels.slug}
          hint={t('categories.fields.slugHint')}
          required
        />
        <TextareaField control={control} name="description" label={labels.description} />
      </FormSection>
      <SharedFields>
        <FormSection title={t('categories.picture')} description={t('categories.pictureHint')}>
          <PictureChoice control={control} name="image" label={labels.image} />
        </FormSection>
        <FormSection title={t('frame.form.publishing')}>
          <CheckboxField
            control={control}
            name="visible"
            label={labels.visible}
            hint={t('categories.fields.visibleHint')}
          />
          <OrderField control={control} name="order" label={labels.order} />
        </FormSection>
      </SharedFields>
    </EntityForm>
  );
}

type Props = { control: Control<z.input<typeof categoryCreate>, unknown, CategoryCreate>; categoryId?: number };

/** The card as visitors will see it, while it is being typed. */
export function CategoryPreview({ control, categoryId }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const [name, slug, description, typedImage] = useWatch({ control, name: ['name', 'slug', 'description', 'image'] });
  const image = useDebouncedValue(typedImage?.trim() || null);
  const newest = trpc.categories.newestPhoto.useQuery({ id: categoryId ?? 0 }, { enabled: categoryId !== undefined });
  const { isEnglish, read } = useShownTexts({ name, description });
  const category = {
    name: read('name') ?? t('categories.fields.name'),
    path: sitePath('category', slug),
    lang: isEnglish ? 'en' : locale,
    description: read('description'),
    cover: image ?? newest.data?.url ?? null,
  };
  return (
    <PreviewBox>
      <CategoryCard category={category} />
    </PreviewBox>
  );
}
