import { adminScreens, sitePath } from '@pano/api/addresses';
import {
  type ServiceInput,
  type ServiceRecord,
  serviceInput,
  serviceTranslation,
} from '@pano/api/services/service.schema';
import { FormRow, FormSection } from '@pano/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { useShownTexts } from '#kit/admin/form/english/shown-language.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { freshRecord, LoadedRecord, useRecordId } from '#kit/admin/form/loaded-record.tsx';
import { OrderField } from '#kit/admin/form/order-field.tsx';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { createOrUpdate } from '#kit/admin/form/saved-record.ts';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ServiceModule } from '#kit/site/service-module.tsx';
import { IconField } from './icon-field';
import { type ServiceControl, ServicePageFields, usePageLabels } from './service-page-fields';

export const NewServiceRoute = () => <ServiceForm />;

export function EditServiceRoute() {
  const { t } = useTranslation('admin');
  const id = useRecordId();
  const service = trpc.services.get.useQuery({ id }, freshRecord);
  return (
    <LoadedRecord query={service} failed={t('services.loadFailed')} listPath={adminScreens.service.list}>
      {(record) => <ServiceForm key={record.id} service={record} />}
    </LoadedRecord>
  );
}

const blank: ServiceInput = {
  title: '',
  description: '',
  icon: null,
  iconText: null,
  order: undefined,
  visible: true,
  slug: null,
  content: null,
  image: null,
  gallery: [],
  questions: null,
  seoTitle: null,
  seoDescription: null,
  seoKeywords: null,
};

export function ServiceForm({ service }: { service?: ServiceRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const create = trpc.services.create.useMutation();
  const update = trpc.services.update.useMutation();
  const form = useSchemaForm(serviceInput, service ?? blank);
  const { control } = form;
  const labels = {
    title: t('services.fields.title'),
    description: t('services.fields.description'),
    icon: t('services.fields.icon'),
    iconText: t('services.fields.iconText'),
    order: t('services.fields.order'),
    visible: t('services.fields.visible'),
    ...usePageLabels(),
  };
  return (
    <EntityForm
      kind="service"
      entity="services"
      form={form}
      record={service}
      save={createOrUpdate(create.mutateAsync, update.mutateAsync)}
      english={{ kind: 'service', schema: serviceTranslation, read: (id) => utils.client.services.get.query({ id }) }}
      onSaved={() => void utils.services.list.invalidate(undefined, { refetchType: 'all' })}
      sitePath={({ visible, slug, content }) => (visible && slug && content ? sitePath('service', slug) : null)}
      listPath={adminScreens.service.list}
      title={service ? t('services.editTitle') : t('services.createTitle')}
      texts={{
        create: t('services.create'),
        created: t('services.created'),
        updated: t('services.updated'),
        failed: t('services.saveFailed'),
      }}
      labels={labels}
      aside={<ServicePreview control={control} />}
    >
      <FormSection title={t('services.content')}>
        <TextField control={control} name="title" label={labels.title} required />
        <TextareaField control={control} name="description" label={labels.description} required />
        <SharedFields>
          <FormRow>
            <IconField control={control} name="icon" label={labels.icon} hint={t('services.fields.iconHint')} />
            <TextField
              control={control}
              name="iconText"
              label={labels.iconText}
              hint={t('services.fields.iconTextHint')}
            />
          </FormRow>
        </SharedFields>
      </FormSection>
      <ServicePageFields form={form} labels={labels} />
      <SharedFields>
        <FormSection title={t('frame.form.publishing')}>
          <CheckboxField control={control} name="visible" label={labels.visible} />
          <OrderField control={control} name="order" label={labels.order} />
        </FormSection>
      </SharedFields>
    </EntityForm>
  );
}

/** The module as visitors will see it, while it is being typed. */
export function ServicePreview({ control }: { control: ServiceControl }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const [title, description, icon, iconText] = useWatch({
    control,
    name: ['title', 'description', 'icon', 'iconText'],
  });
  const { isEnglish, read } = useShownTexts({ title, description });
  const service = {
    lang: isEnglish ? 'en' : locale,
    title: read('title') ?? t('services.fields.title'),
    description: read('description') ?? t('services.fields.description'),
    icon: icon?.trim() || null,
    iconText: iconText?.trim() || null,
  };
  return (
    <PreviewBox ground="night">
      <ServiceModule service={service} />
    </PreviewBox>
  );
}
