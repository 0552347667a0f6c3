import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import './lightbox.css';
import type { Picture } from '@pano/api/media/media.schema';
import type { Locale } from '@pano/i18n/locales';
import { ArrowLeft, ArrowRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlideImage } from 'yet-another-react-lightbox';
import YarlLightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import { SiteImage } from '../shared/site-image';
import { removeCover } from './attach-cover';
import { takeBackStep } from './back-step';

export type LightboxProps = {
  title: string;
  lang: Locale;
  images: { src: string; alt: string; picture?: Picture | null }[];
  /** The picture to begin with. */
  index: number;
  onView?: (index: number) => void;
  onClose: () => void;
};

/** All pictures over the whole window. Large: it is loaded on demand (`useLightbox`). */
export function Lightbox({ title, lang, images, index, onView, onClose }: LightboxProps) {
  const { t } = useTranslation('site');
  const close = useBackCloses(onClose);
  // A new array would send the library back to the picture it began with.
  const slides = useMemo(() => images.map(createSlide), [images]);
  const isSingle = images.length < 2;
  // Two have no circle to go round in: the library would show one of them on both sides of the other.
  const finite = images.length < 3;
  // The library shows as many neighbours on either side, and begins anew where there are none left.
  const preload = finite ? 1 : Math.min(2, Math.floor((images.length - 1) / 2));
  return (
    <YarlLightbox
      open
      close={close}
      index={index}
      slides={slides}
      plugins={isSingle ? [Zoom] : [Zoom, Counter, Thumbnails]}
      className="site-lightbox on-night"
      carousel={{ finite, preload, padding: 0 }}
      controller={{ closeOnPullDown: true }}
      thumbnails={{ width: 104, height: 68, border: 3, padding: 0, gap: 10, imageFit: 'cover' }}
      on={{
        entered: removeCoverWhenDrawn,
        view: ({ index: current }) => {
          if (current !== index) removeCover();
          onView?.(current);
        },
      }}
      render={{
        ...(isSingle ? { buttonPrev: () => null, buttonNext: () => null } : {}),
        iconPrev: () => <ArrowLeft aria-hidden="true" />,
        iconNext: () => <ArrowRight aria-hidden="true" />,
        iconClose: () => <X aria-hidden="true" />,
        iconZoomIn: () => <ZoomIn aria-hidden="true" />,
        iconZoomOut: () => <ZoomOut aria-hidden="true" />,
        controls: () => (
          <p className="site-lightbox-title" lang={lang}>
            {title}
          </p>
        ),
        thumbnail: ({ slide }) =>
          'src' in slide ? <SiteImage src={findThumbnail(slide)} alt="" className="size-full object-cover" /> : null,
        iconError: () => <SiteImage src={null} alt="" className="site-lightbox-missing" />,
      }}
      labels={{
        Lightbox: t('lightbox.label', { title }),
        Carousel: t('lightbox.carousel'),
        Slide: t('lightbox.slide'),
        'Photo gallery': t('lightbox.photos'),
        Close: t('lightbox.close'),
        Previous: t('lightbox.previous'),
        Next: t('lightbox.next'),
        'Zoom in': t('lightbox.zoomIn'),
        'Zoom out': t('lightbox.zoomOut'),
        Thumbnails: t('lightbox.thumbnails'),
        // The library fills these in itself, so they pass through the translation unfilled.
        '{index} of {total}': t('lightbox.position', { index: '{index}', total: '{total}' }),
      }}
    />
  );
}

/** Drawings have no size of their own: without one they would show as small as an icon, and could not be enlarged. */
function createSlide({ src, alt, picture }: LightboxProps['images'][number]): SlideImage {
  const size = { width: 1920, height: 1280 };
  if (/\.svg(?:[?#]|$)/i.test(src)) return { src, alt, ...size, srcSet: [{ src, ...size }] };
  if (!picture || picture.widths.length === 0) return { src, alt };
  const { width, height, widths } = picture;
  const srcSet = widths.map((wide) => ({
    src: `${src}?w=${wide}`,
    width: wide,
    height: Math.round((height * wide) / width),
  }));
  return { src, alt, width, height, srcSet };
}

const findThumbnail = ({ src, srcSet }: SlideImage): string => srcSet?.[0]?.src ?? src;

/** The photo in front goes when that of the lightbox is drawn: nothing flickers. */
function removeCoverWhenDrawn(): void {
  if (document.querySelector('.yarl__slide_current .yarl__slide_image_loading'))
    requestAnimationFrame(removeCoverWhenDrawn);
  else removeCover();
}

/** @returns closes by a step back in the history; to be used by every way of closing */
function useBackCloses(onClose: () => void): () => void {
  const close = useRef(onClose);
  close.current = onClose;
  const step = useRef<ReturnType<typeof takeBackStep>>(null);
  useEffect(() => {
    const taken = takeBackStep(() => close.current());
    step.current = taken;
    return taken.drop;
  }, []);
  return () => step.current?.leave();
}
