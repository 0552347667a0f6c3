import { type BrandRecord, blankBrand, brandCreate } from '@pano/api/brands/brand.schema';
import { FormSection } from '@pano/ui/form-section';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { EntityForm } from '#kit/admin/form/entity-form.tsx';
import { ImageField } from '#kit/admin/form/image-field.tsx';
import { createEditRoute } from '#kit/admin/form/loaded-record.tsx';
import { OrderField } from '#kit/admin/form/order-field.tsx';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { useCreateOrUpdate } from '#kit/admin/form/saved-record.ts';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { type SchemaControl, typedLink, useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { WebsiteField } from '#kit/admin/form/website-field.tsx';
import { useDebouncedValue } from '#kit/admin/use-debounced-value.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { BrandCell } from '../site/brand-cell';

export const EditBrandRoute = createEditRoute('brand', 'brands', trpc.brands.get, (record) => (
  <BrandForm brand={record} />
));

/** The website may be typed as people write it. */
const brandForm = brandCreate.extend({ websiteUrl: typedLink(brandCreate.shape.websiteUrl) });

export function BrandForm({ brand }: { brand?: BrandRecord }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const form = useSchemaForm(brandForm, brand ?? blankBrand);
  const { control } = form;
  return (
    <EntityForm
      kind="brand"
      texts="brands"
      fields={brandForm.shape}
      form={form}
      record={brand}
      save={useCreateOrUpdate(trpc.brands)}
      read={(id) => utils.client.brands.get.query({ id })}
      onSaved={() => void utils.brands.list.invalidate(undefined, { refetchType: 'all' })}
      aside={<BrandPreview control={control} />}
    >
      <FormSection title={t('brands.content')}>
        <TextField control={control} name="name" />
        <ImageField control={control} name="logoUrl" absolute startsWith="url" />
        <WebsiteField control={control} name="websiteUrl" />
      </FormSection>
      <FormSection title={t('frame.form.publishing')}>
        <CheckboxField control={control} name="active" />
        <CheckboxField control={control} name="visible" />
        <OrderField control={control} name="order" />
      </FormSection>
    </EntityForm>
  );
}

type Props = { control: SchemaControl<typeof brandCreate> };

/** The cell as visitors will see it; a logo that cannot be loaded gives way to the name there as well. */
export function BrandPreview({ control }: Props) {
  const { t } = useTranslation('admin');
  const [name, logoUrl] = useWatch({ control, name: ['name', 'logoUrl'] });
  const debounced = useDebouncedValue(logoUrl);
  const shownName = name || t('brands.fields.name');
  return (
    <PreviewBox>
      <ul className="brand-grid grid-cols-1!">
        {brandCreate.shape.logoUrl.safeParse(debounced).success ? (
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
