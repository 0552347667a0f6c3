import { adminScreens } from '@pano/api/addresses';
import { type BrandInput, type BrandRecord, brandInput } from '@pano/api/brands/brand.schema';
import { FormSection } from '@pano/ui/form-section';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { freshRecord, LoadedRecord, useRecordId } from '#kit/admin/form/loaded-record.tsx';
import { OrderField } from '#kit/admin/form/order-field.tsx';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { createOrUpdate } from '#kit/admin/form/saved-record.ts';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { typedLink, useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useDebouncedValue } from '#kit/admin/use-debounced-value.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { BrandCell } from '../site/brand-cell';

export const NewBrandRoute = () => <BrandForm />;

export function EditBrandRoute() {
  const { t } = useTranslation('admin');
  const id = useRecordId();
  const brand = trpc.brands.get.useQuery({ id }, freshRecord);
  return (
    <LoadedRecord query={brand} failed={t('brands.loadFailed')} listPath={adminScreens.brand.list}>
      {(record) => <BrandForm key={record.id} brand={record} />}
    </LoadedRecord>
  );
}

/** The website may be typed as people write it. */
const brandForm = brandInput.extend({ websiteUrl: typedLink(brandInput.shape.websiteUrl) });

const blank: BrandInput = { name: '', logoUrl: '', websiteUrl: null, order: undefined, active: true, visible: true };

export function BrandForm({ brand }: { brand?: BrandRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const create = trpc.brands.create.useMutation();
  const update = trpc.brands.update.useMutation();
  const form = useSchemaForm(brandForm, brand ?? blank);
  const { control } = form;
  const labels = {
    name: t('brands.fields.name'),
    logoUrl: t('brands.fields.logoUrl'),
    websiteUrl: t('brands.fields.websiteUrl'),
    order: t('brands.fields.order'),
    active: t('brands.fields.active'),
    visible: t('brands.fields.visible'),
  };
  return (
    <EntityForm
      kind="brand"
      entity="brands"
      form={form}
      record={brand}
      save={createOrUpdate(create.mutateAsync, update.mutateAsync)}
      onSaved={() => void utils.brands.list.invalidate(undefined, { refetchType: 'all' })}
      listPath={adminScreens.brand.list}
      title={brand ? t('brands.editTitle') : t('brands.createTitle')}
      texts={{
        created: t('brands.created'),
        updated: t('brands.updated'),
        failed: t('brands.saveFailed'),
      }}
      labels={labels}
      aside={<BrandPreview control={control} />}
    >
      <FormSection title={t('brands.content')}>
        <TextField control={control} name="name" label={labels.name} required />
        <ImageField
          control={control}
          name="logoUrl"
          label={labels.logoUrl}
          hint={t('brands.fields.logoUrlHint')}
          absolute
          startsWith="url"
          required
        />
        <TextField
          control={control}
          name="websiteUrl"
          label={labels.websiteUrl}
          hint={t('brands.fields.websiteUrlHint')}
          input={{ inputMode: 'url', spellCheck: false }}
        />
      </FormSection>
      <FormSection title={t('frame.form.publishing')}>
        <CheckboxField control={control} name="active" label={labels.active} hint={t('brands.fields.activeHint')} />
        <CheckboxField control={control} name="visible" label={labels.visible} />
        <OrderField control={control} name="order" label={labels.order} />
      </FormSection>
    </EntityForm>
  );
}

type Props = { control: Control<z.input<typeof brandInput>, unknown, BrandInput> };

/** The cell as visitors will see it; a logo that cannot be loaded gives way to the name there as well. */
export function BrandPreview({ control }: Props) {
  const { t } = useTranslation('admin');
  const [name, logoUrl] = useWatch({ control, name: ['name', 'logoUrl'] });
  const debounced = useDebouncedValue(logoUrl);
  const shownName = name || t('brands.fields.name');
  return (
    <PreviewBox>
      <ul className="brand-grid grid-cols-1!">
        {brandInput.shape.logoUrl.safeParse(debounced).success ? (
          <BrandCell key={debounced} brand={{ name: shownName, logoUrl: debounced, picture: null, websiteUrl: null }} />
        ) : (
          <li>
            <span className="brand-name">{shownName}</span>
          </li>
        )}
      </ul>
    </PreviewBox>
  );
}
