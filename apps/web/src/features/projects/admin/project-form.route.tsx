import { adminScreens, sitePath } from '@pano/api/addresses';
import {
  blankProject,
  type FullProject,
  projectCreateWithGallery,
  projectTranslation,
  toVersion,
} from '@pano/api/projects/project.schema';
import { slugify } from '@pano/i18n/text/slug';
import { FormRow, FormSection } from '@pano/ui/form-section';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { CreatableSelect } from '#kit/admin/form/creatable-select.tsx';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { createEditRoute } from '#kit/admin/form/loaded-record.tsx';
import { OrderField } from '#kit/admin/form/order-field.tsx';
import { RichTextField } from '#kit/admin/form/rich-text-field.tsx';
import { hasSameFields, useCreateOrUpdate } from '#kit/admin/form/saved-record.ts';
import { SeoDescriptionField, TagsField } from '#kit/admin/form/seo-fields.tsx';
import { SlugField } from '#kit/admin/form/slug-field.tsx';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useAllRecords } from '#kit/admin/list/use-all-records.ts';
import { useQueryErrorToast } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { toPictures } from './gallery/form-gallery';
import { ProjectGallery } from './gallery/project-gallery';
import { useAddImages } from './gallery/waiting-images';
import { ProjectPreview } from './project-preview';
import { ProjectSpecsFields, showCaptions } from './project-specs-fields';
import { type ProjectInput, type ProjectOutput, projectValues, type SavedProject } from './project-values';

export const EditProjectRoute = createEditRoute('project', 'projects', trpc.projects.get, (record) => (
  <ProjectForm project={record} />
));

/** Pixels. */
const editorHeight = 400;

const blankForm = { ...blankProject, images: [], captions: [] };

export function ProjectForm({ project }: { project?: FullProject }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const categories = useAllRecords(trpc.categories.list, utils.client.categories.list.query);
  const services = useAllRecords(trpc.services.list, utils.client.services.list.query);
  useQueryErrorToast(categories.error ?? services.error, t('projects.loadFailed'));
  const createCategory = trpc.categories.create.useMutation({ onSuccess: () => utils.categories.list.invalidate() });
  const store = useCreateOrUpdate(trpc.projects);
  const addImages = useAddImages();
  /** As the server has it. */
  const stored = useRef(project);
  const toForm = (read: FullProject): SavedProject => {
    stored.current = read;
    return toVersion(read);
  };
  const [record] = useState(() => project && toVersion(project));
  const form = useSchemaForm<ProjectInput, ProjectOutput>(projectValues, record ?? blankForm);
  const { control } = form;
  const [projectId, setProjectId] = useState(project?.id);
  const waiting = useWatch({ control, name: 'newImages' });
  const isHidden = (id: number) => categories.data?.some((category) => category.id === id && !category.visible);
  const options = categories.data?.map(({ id, name }) => ({ value: id, text: name })) ?? [];
  const serviceNames = (ids: unknown) =>
    [ids]
      .flat()
      .flatMap((id) => services.data?.find((service) => service.id === id)?.title ?? [])
      .join(', ');
  const categoryName = (id: unknown) => options.find(({ value }) => value === id)?.text;
  return (
    <EntityForm
      kind="project"
      texts="projects"
      fields={projectCreateWithGallery.shape}
      form={form}
      record={record}
      save={async ({ newImages = [], images, captions, ...data }, current, mode = {}): Promise<SavedProject> => {
        const saved = mode.store
          ? await mode.store({ version: current?.version ?? 0, data })
          : toForm(await store(data, current, { minorEdit: mode.minorEdit }));
        const collected = toPictures(images, captions).map((image, index) => ({ ...image, order: index + 1 }));
        // A draft is published with its gallery.
        const failed = await addImages(saved.id, current || mode.store ? newImages : collected);
        return failed.length > 0 ? { ...saved, newImages: failed } : saved;
      }}
      readCurrent={(current) =>
        // Pictures that wait are this form's alone: they outlast whichever version is chosen.
        stored.current && hasSameFields(current, stored.current)
          ? { ...toForm(current), newImages: projectValues.shape.newImages.parse(form.getValues('newImages')) }
          : null
      }
      english={{ schema: projectTranslation }}
      read={async (id) => {
        // The gallery, which shows what is live once there is no draft any more, is not to begin with what was.
        const ofLive = utils.projects.images.list.fetch({ projectId: id }, { staleTime: 0 });
        const [read] = await Promise.all([utils.client.projects.get.query({ id }), ofLive]);
        return toForm(read);
      }}
      onSaved={(saved) => {
        setProjectId(saved.id);
        void utils.projects.list.invalidate(undefined, { refetchType: 'all' });
        void utils.projects.images.list.invalidate({ projectId: saved.id });
      }}
      sitePath={({ visible, categoryId, slug }) =>
        visible && !isHidden(categoryId) ? sitePath('project', slug) : null
      }
      stay={projectId !== undefined && Boolean(waiting?.length)}
      showValue={(name, value) => {
        if (name === 'categoryId') return categoryName(value);
        if (name === 'serviceIds') return serviceNames(value);
        return name === 'captions' ? showCaptions(value) : undefined;
      }}
      aside={<ProjectPreview control={control} />}
    >
      <FormSection title={t('projects.basics')}>
        <TextField control={control} name="title" />
        <FormRow>
          <SharedFields>
            <CreatableSelect
              control={control}
              name="categoryId"
              options={options}
              hint={categories.data?.length === 0 ? t('categories.quick.none') : undefined}
              createPath={adminScreens.category.create}
              create={async (name) => (await createCategory.mutateAsync({ name, slug: slugify(name) })).id}
              texts="categories"
              emptyText={t('frame.form.notChosen')}
            />
          </SharedFields>
          <TextField control={control} name="location" />
        </FormRow>
        <SlugField form={form} name="slug" source="title" path={sitePath('project', '')} />
        <TextareaField control={control} name="description" rows={3} />
      </FormSection>
      <FormSection title={t('projects.text')}>
        <RichTextField control={control} name="content" height={editorHeight} />
      </FormSection>
      <SharedFields>
        <FormSection title={t('projects.pictures')}>
          <ImageField control={control} name="image" />
          <ProjectGallery form={form} projectId={projectId} />
        </FormSection>
      </SharedFields>
      <ProjectSpecsFields control={control} services={services.data} />
      <FormSection title={t('projects.seo')}>
        <TextField control={control} name="seoTitle" />
        <SeoDescriptionField control={control} name="seoDescription" />
        <TagsField control={control} name="seoKeywords" />
      </FormSection>
      <SharedFields>
        <FormSection title={t('frame.form.publishing')}>
          <CheckboxField control={control} name="visible" />
          <OrderField control={control} name="order" />
        </FormSection>
      </SharedFields>
    </EntityForm>
  );
}
