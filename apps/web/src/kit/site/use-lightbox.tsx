import { type ReactNode, useState } from 'react';
import type { LightboxProps } from './lightbox';

type Gallery = Omit<LightboxProps, 'onClose'>;

const load = () => import('./lightbox');

/** A lightbox whose code arrives with the first wish to see it. Put `lightbox` anywhere in the screen. */
export function useLightbox(): {
  open: (gallery: Gallery) => Promise<void>;
  /** Starts loading the code; called when the visitor points at the button. */
  prepare: () => void;
  isOpen: boolean;
  lightbox: ReactNode;
} {
  const [shown, setShown] = useState<{ Lightbox: typeof import('./lightbox').Lightbox; gallery: Gallery } | null>(null);
  return {
    open: async (gallery) => setShown({ Lightbox: (await load()).Lightbox, gallery }),
    prepare: () => void load(),
    isOpen: shown !== null,
    lightbox: shown ? <shown.Lightbox {...shown.gallery} onClose={() => setShown(null)} /> : null,
  };
}
