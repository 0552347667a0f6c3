import { type BrandCreate, brandCreate } from '@pano/api/brands/brand.schema';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { useSettled } from '#kit/admin/use-debounced-value.ts';
import { BrandCell } from '../site/brand-cell';

type Props = { control: Control<z.input<typeof brandCreate>, unknown, BrandCreate> };

/** The cell as visitors will see it; a logo that cannot be loaded gives way to the name there as well. */
export function BrandPreview({ control }: Props) {
  const { t } = useTranslation('admin');
  const [name, logoUrl] = useWatch({ control, name: ['name', 'logoUrl'] });
  const settled = useSettled(logoUrl);
  const shownName = name || t('brands.fields.name');
  return (
    <PreviewBox>
      <ul className="brand-grid grid-cols-1!">
        {brandCreate.shape.logoUrl.safeParse(settled).success ? (
          <BrandCell key={settled} brand={{ name: shownName, logoUrl: settled, picture: null, websiteUrl: null }} />
        ) : (
          <li>
            <span className="brand-name">{shownName}</span>
          </li>
        )}
      </ul>
    </PreviewBox>
  );
}
