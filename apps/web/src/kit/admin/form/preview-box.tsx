import { Box } from '@pano/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InShownLanguage, usePreviewTitle } from './english/shown-language';

const grounds = {
  canvas: 'p-6 on-day bg-canvas text-ink',
  night: 'p-6 on-night bg-night',
  hero: 'hero hero-preview on-night',
};

interface Props {
  /** The ground on which visitors will see it. */
  ground?: keyof typeof grounds;
  children: ReactNode;
}

/** Beside a form: the public component as visitors will see it, built from what is being typed. Nothing in it works. */
export function PreviewBox({ ground = 'canvas', children }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Box title={usePreviewTitle(t('frame.form.preview'))} padded={false} className="overflow-hidden">
      <div inert className={grounds[ground]}>
        <InShownLanguage>{children}</InShownLanguage>
      </div>
    </Box>
  );
}
