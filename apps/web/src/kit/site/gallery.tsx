import type { Locale } from '@pano/i18n/locales';
import { Maximize } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteImage } from '../shared/site-image';
import { attachSlideshow, findSlides } from './attach-slides';
import { CoverPhoto } from './cover-photo';
import type { FieldMark } from './field-marks';
import { SlideControls } from './slide-controls';
import { useLightbox } from './use-lightbox';
import type { Photo } from './use-photos';

type Props = {
  title: string;
  lang: Locale;
  images: Photo[];
  /** What the photos are of. */
  label: string;
  /** Below the first screen its first photo is no more urgent than the others. */
  below?: boolean;
  mark?: FieldMark;
};

/**
 * The photos of a record, the main one first; pressing one, or the button, shows them over the whole window. Without
 * JavaScript all of them are shown, and each is a link to its file.
 */
export function Gallery({ title, lang, images, label, below = false, mark }: Props) {
  const { t } = useTranslation('site');
  const { open, prepare, isOpen, lightbox } = useLightbox();
  const isSingle = images.length < 2;
  const root = useRef<HTMLElement>(null);
  const showAll = () => {
    const slides = findSlides(root.current);
    void open({ title, lang, images, index: slides?.getCurrent() ?? 0, onView: (viewed) => slides?.show(viewed) });
  };

  useEffect(() => attachSlideshow(root.current), []);

  const wasOpen = useRef(false);
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    findSlides(element)?.hold('lightbox', isOpen);
    // The photo that opened the lightbox cannot take the focus back once another one is on show.
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    if (isLost) element.querySelector<HTMLElement>('.gallery-slide[data-current]')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  return (
    <>
      <section
        {...mark}
        ref={root}
        suppressHydrationWarning
        className="gallery on-night"
        aria-roledescription={t('gallery.carousel')}
        aria-label={label}
      >
        <div className="gallery-viewport">
          <div className="gallery-track" data-slides="" suppressHydrationWarning>
            {images.map(({ name, caption, ...photo }, index) => (
              <a
                key={name}
                href={photo.src}
                aria-haspopup="dialog"
                className="gallery-slide"
                draggable={false}
                data-current={index === 0 ? '' : undefined}
                data-near={index === 0 ? '' : undefined}
                suppressHydrationWarning
                onPointerDown={prepare}
                onFocus={prepare}
                onClick={showAll}
                data-covers=""
              >
                <SiteImage
                  {...photo}
                  sizes="(min-width: 1000px) 960px, 100vw"
                  width={960}
                  height={640}
                  draggable={false}
                  fetchPriority={index === 0 && !below ? 'high' : 'auto'}
                  loading={index === 0 && !below ? 'eager' : 'lazy'}
                  decoding={index === 0 && !below ? 'sync' : 'async'}
                />
                {caption ? (
                  <span className="gallery-caption" lang={lang}>
                    {caption}
                  </span>
                ) : null}
              </a>
            ))}
          </div>
        </div>
        <div className="gallery-controls needs-script">
          {isSingle ? null : (
            <SlideControls
              count={images.length}
              names={{
                previous: t('gallery.previous'),
                next: t('gallery.next'),
                dots: t('gallery.dots'),
                dot: (number) => t('gallery.dot', { number }),
                pause: t('gallery.pause'),
                play: t('gallery.play'),
              }}
              dotsClass="gallery-dots"
            />
          )}
          <button
            type="button"
            className="square-button gallery-full"
            aria-label={t('gallery.fullScreen')}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={showAll}
            data-covers=""
          >
            <Maximize aria-hidden="true" />
            <span>{t('gallery.fullScreen')}</span>
          </button>
        </div>
        {lightbox}
      </section>
      <CoverPhoto title={title} lang={lang} several={!isSingle} />
    </>
  );
}
