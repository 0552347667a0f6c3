import { Box } from '@pano/ui/card';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreviewTitle } from './english/shown-language';

interface Props {
  /** The ground on which visitors will see it. */
  ground?: 'canvas' | 'night';
  children: ReactNode;
}

/** Beside a form: the public component as visitors will see it, built from what is being typed. Nothing in it works. */
export function PreviewBox({ ground = 'canvas', children }: Props) {
  const { t } = useTranslation('admin');
  return (
    <Box title={usePreviewTitle(t('frame.form.preview'))} padded={false} className="overflow-hidden">
      <div inert className={clsx('p-6', ground === 'night' ? 'on-night bg-night' : 'on-day bg-canvas text-ink')}>
        {children}
      </div>
    </Box>
  );
}
