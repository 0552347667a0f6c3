import { type ReactNode, useEffect, useState } from 'react';
import { findOpenCover, removeCover, repeatPress } from './attach-cover';
import type { LightboxProps } from './lightbox';
import { nextFrame } from './scheduling';

type Gallery = Omit<LightboxProps, 'onClose'>;

const load = () => import('./lightbox');

/**
 * A lightbox whose code arrives with the first wish to see it; `CoverPhoto` shows the photo meanwhile, and is needed in the
 * same screen. Put `lightbox` anywhere in it.
 */
export function useLightbox(): {
  open: (gallery: Gallery) => Promise<void>;
  /** Starts loading the code; called when the visitor points at the button. */
  prepare: () => void;
  isOpen: boolean;
  lightbox: ReactNode;
} {
  const [shown, setShown] = useState<{ Lightbox: typeof import('./lightbox').Lightbox; gallery: Gallery } | null>(null);

  useEffect(() => {
    if (findOpenCover()) repeatPress();
  }, []);

  const open = async (gallery: Gallery) => {
    const { Lightbox } = await load();
    // The visitor sees the cover before the long task that the lightbox is.
    await nextFrame();
    const cover = findOpenCover();
    // Closed while the code was on its way.
    if (!cover) return;
    standAside(cover);
    setShown({ Lightbox, gallery });
  };
  const close = () => {
    removeCover();
    setShown(null);
  };
  return {
    open,
    prepare: () => void load(),
    isOpen: shown !== null,
    lightbox: shown ? <shown.Lightbox {...shown.gallery} onClose={close} /> : null,
  };
}

/** Lets the lightbox have focus, keyboard and Escape; the photo stays in front until that of the lightbox is drawn. */
function standAside(cover: HTMLDialogElement): void {
  cover.close();
  // Not as a modal dialog any more.
  cover.open = true;
  cover.inert = true;
  cover.setAttribute('aria-hidden', 'true');
}
