import type { CategoryCreate, categoryCreate } from '@pano/api/categories/category.schema';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { CategoryCard } from '../site/category-card';

type Props = { control: Control<z.input<typeof categoryCreate>, unknown, CategoryCreate> };

/** The card as visitors will see it, while it is being typed. */
export function CategoryPreview({ control }: Props) {
  const { t } = useTranslation('admin');
  const [name, slug, description] = useWatch({ control, name: ['name', 'slug', 'description'] });
  const category = { name: name || t('categories.fields.name'), slug, description: description?.trim() || null };
  return (
    <PreviewBox>
      <CategoryCard category={category} />
    </PreviewBox>
  );
}
