import type { ServiceCreate, serviceCreate } from '@pano/api/services/service.schema';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { PreviewBox } from '#kit/admin/form/preview-box.tsx';
import { ServiceModule } from '../site/service-module';

type Props = { control: Control<z.input<typeof serviceCreate>, unknown, ServiceCreate> };

/** The module as visitors will see it, while it is being typed. */
export function ServicePreview({ control }: Props) {
  const { t } = useTranslation('admin');
  const [title, description, icon, iconText] = useWatch({
    control,
    name: ['title', 'description', 'icon', 'iconText'],
  });
  const service = {
    title: title || t('services.fields.title'),
    description: description || t('services.fields.description'),
    icon: icon?.trim() || null,
    iconText: iconText?.trim() || null,
  };
  return (
    <PreviewBox ground="night">
      <ServiceModule service={service} />
    </PreviewBox>
  );
}
