import { adminScreens, sitePath } from '@pano/api/addresses';
import { type ArticleRecord, articleCreate, articleTranslation, blankArticle } from '@pano/api/articles/article.schema';
import { slugify } from '@pano/i18n/text/slug';
import { FormSection } from '@pano/ui/form-section';
import { useToast } from '@pano/ui/toast';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { CreatableSelect } from '#kit/admin/form/creatable-select.tsx';
import { DateTimeField } from '#kit/admin/form/date-time-field.tsx';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { useShownTexts } from '#kit/admin/form/english/shown-language.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { createEditRoute } from '#kit/admin/form/loaded-record.tsx';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { RichTextField } from '#kit/admin/form/rich-text-field.tsx';
import { useCreateOrUpdate } from '#kit/admin/form/saved-record.ts';
import { SeoDescriptionField, SeoSection } from '#kit/admin/form/seo-fields.tsx';
import { SlugField } from '#kit/admin/form/slug-field.tsx';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import { type SchemaControl, useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useAllRecords } from '#kit/admin/list/use-all-records.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ArticleCard } from '../site/article-card';
import { readArticleState } from './article-columns';

export const EditArticleRoute = createEditRoute('article', 'articles', trpc.articles.get, (record) => (
  <ArticleForm article={record} />
));

/** Pixels. */
const editorHeight = 500;

export function ArticleForm({ article }: { article?: ArticleRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const toast = useToast();
  const categories = useAllRecords(trpc.categories.list, utils.client.categories.list.query);
  const createCategory = trpc.categories.create.useMutation({ onSuccess: () => utils.categories.list.invalidate() });
  const form = useSchemaForm(articleCreate, article ?? blankArticle);
  const { control } = form;
  const options = categories.data?.map(({ id, name }) => ({ value: id, text: name })) ?? [];
  const categoryName = (id: unknown) => options.find(({ value }) => value === id)?.text;
  const handleSaved = ({ publishedAt }: ArticleRecord) => {
    void utils.articles.list.invalidate(undefined, { refetchType: 'all' });
    if (!publishedAt) toast.info(t('articles.savedAsDraft'));
  };
  return (
    <EntityForm
      kind="article"
      texts="articles"
      fields={articleCreate.shape}
      form={form}
      record={article}
      save={useCreateOrUpdate(trpc.articles)}
      english={{ schema: articleTranslation }}
      read={(id) => utils.client.articles.get.query({ id })}
      onSaved={handleSaved}
      sitePath={(saved) => (readArticleState(saved) === 'public' ? sitePath('article', saved.slug) : null)}
      showValue={(name, value) => (name === 'categoryId' ? categoryName(value) : undefined)}
      aside={<ArticlePreview control={control} />}
    >
      <FormSection title={t('articles.content')}>
        <TextField control={control} name="title" />
        <SlugField form={form} name="slug" source="title" path={sitePath('article', '')} />
        <SharedFields>
          <CreatableSelect
            control={control}
            name="categoryId"
            options={options}
            createPath={adminScreens.category.create}
            create={async (name) => (await createCategory.mutateAsync({ name, slug: slugify(name) })).id}
            texts="categories"
            emptyText={t('articles.noneChosen')}
          />
        </SharedFields>
        <TextareaField control={control} name="excerpt" rows={3} />
        <RichTextField control={control} name="content" height={editorHeight} />
      </FormSection>
      <SeoSection control={control} kind="article" titleField="title" descriptionField="excerpt" contentField="content">
        <TextField control={control} name="seoTitle" />
        <SeoDescriptionField control={control} name="seoDescription" />
      </SeoSection>
      <SharedFields>
        <FormSection title={t('articles.picture')}>
          <ImageField control={control} name="featuredImage" startsWith="url" />
        </FormSection>
        <FormSection title={t('frame.form.publishing')}>
          <DateTimeField control={control} name="publishedAt" nowText={t('articles.now')} />
          <CheckboxField control={control} name="visible" />
        </FormSection>
      </SharedFields>
    </EntityForm>
  );
}

type Props = { control: SchemaControl<typeof articleCreate> };

/** The card as visitors will see it, while it is being typed. */
export function ArticlePreview({ control }: Props) {
  const { t } = useTranslation('admin');
  const [title, excerpt, featuredImage, publishedAt] = useWatch({
    control,
    name: ['title', 'excerpt', 'featuredImage', 'publishedAt'],
  });
  const { lang, read } = useShownTexts({ title, excerpt });
  const article = {
    title: read('title') ?? t('articles.previewTitle'),
    path: '',
    lang,
    excerpt: read('excerpt'),
    featuredImage: featuredImage || null,
    publishedAt: publishedAt || null,
  };
  return (
    <PreviewBox ground="canvas">
      <ArticleCard article={article} />
    </PreviewBox>
  );
}
