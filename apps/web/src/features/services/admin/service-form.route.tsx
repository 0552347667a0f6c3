import { sitePath } from '@pano/api/addresses';
import {
  blankService,
  type ServiceCreate,
  type ServiceRecord,
  serviceCreate,
  serviceTranslation,
} from '@pano/api/services/service.schema';
import { FormRow, FormSection } from '@pano/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { SharedFields } from '#kit/admin/form/english/english-context.tsx';
import { useShownTexts } from '#kit/admin/form/english/shown-language.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { createEditRoute } from '#kit/admin/form/loaded-record.tsx';
import { OrderField } from '#kit/admin/form/order-field.tsx';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { createOrUpdate } from '#kit/admin/form/saved-record.ts';
import { TextareaField, TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { ServiceModule } from '#kit/site/service-module.tsx';
import { IconField } from './icon-field';
import { type ServiceControl, ServicePageFields } from './service-page-fields';

export const EditServiceRoute = createEditRoute('service', 'services', trpc.services.get, (record) => (
  <ServiceForm service={record} />
));

export function ServiceForm({ service }: { service?: ServiceRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const create = trpc.services.create.useMutation();
  const update = trpc.services.update.useMutation();
  const form = useSchemaForm(serviceCreate, service ?? blankService);
  const { control } = form;
  return (
    <EntityForm
      kind="service"
      texts="services"
      fields={serviceCreate.shape}
      form={form}
      record={service}
      save={createOrUpdate((data: ServiceCreate) => create.mutateAsync(withoutEmptyIcon(data)), update.mutateAsync)}
      english={{ schema: serviceTranslation }}
      read={(id) => utils.client.services.get.query({ id })}
      onSaved={() => void utils.services.list.invalidate(undefined, { refetchType: 'all' })}
      sitePath={({ visible, slug, content }) => (visible && slug && content ? sitePath('service', slug) : null)}
      buttons={{ create: t('services.create') }}
      aside={<ServicePreview control={control} />}
    >
      <FormSection title={t('services.content')}>
        <TextField control={control} name="title" />
        <TextareaField control={control} name="description" />
        <SharedFields>
          <FormRow>
            <IconField control={control} name="icon" />
            <TextField control={control} name="iconText" />
          </FormRow>
        </SharedFields>
      </FormSection>
      <ServicePageFields form={form} />
      <SharedFields>
        <FormSection title={t('frame.form.publishing')}>
          <CheckboxField control={control} name="visible" />
          <OrderField control={control} name="order" />
        </FormSection>
      </SharedFields>
    </EntityForm>
  );
}

/** A new service leaves out the icon that it does not have; an update says null, which clears it. */
const withoutEmptyIcon = (data: ServiceCreate) => ({
  ...data,
  icon: data.icon ?? undefined,
  iconText: data.iconText ?? undefined,
});

/** The module as visitors will see it, while it is being typed. */
export function ServicePreview({ control }: { control: ServiceControl }) {
  const { t } = useTranslation('admin');
  const [title, description, icon, iconText] = useWatch({
    control,
    name: ['title', 'description', 'icon', 'iconText'],
  });
  const { lang, read } = useShownTexts({ title, description });
  const service = {
    lang,
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
