import { ArrowLeft, ArrowRight, Maximize, Pause, Play } from 'lucide-react';
import { type CSSProperties, type MouseEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { BreakerDots } from '#kit/site/breaker-dots.tsx';
import { useLightbox } from '#kit/site/use-lightbox.tsx';
import { useGallery } from './use-gallery';
import type { Photo } from './use-photos';

type Props = { title: string; images: Photo[] };

/**
 * The photos of a project, the main one first; pressing one, or the button, shows them over the whole window. Without
 * JavaScript all of them are shown, and each is a link to its file.
 */
export function Gallery({ title, images }: Props) {
  const { t } = useTranslation('site');
  const { open, prepare, isOpen, lightbox } = useLightbox();
  const gallery = useGallery(images.length, isOpen);
  const isSingle = images.length < 2;
  const track = useRef<HTMLDivElement>(null);
  const showAll = (index: number) => open({ title, images, index, onView: gallery.show });

  const wasOpen = useRef(false);
  useEffect(() => {
    // The photo that opened the lightbox cannot take the focus back once another one is on show.
    const isLost = wasOpen.current && !isOpen && document.activeElement === document.body;
    if (isLost) track.current?.querySelector<HTMLElement>('[data-current]')?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen]);

  const handlePhoto = (event: MouseEvent, index: number) => {
    // As with any link: with a key pressed the file opens in another tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void showAll(index);
  };
  return (
    <section
      className="gallery on-night"
      aria-roledescription={t('project.carousel')}
      aria-label={t('project.gallery')}
      {...gallery.attention}
    >
      <div className="gallery-viewport" ref={gallery.viewport}>
        <div className="gallery-track" ref={track}>
          {images.map(({ name, ...photo }, index) => (
            <a
              key={name}
              href={photo.src}
              aria-haspopup="dialog"
              className="gallery-slide"
              draggable={false}
              data-current={index === gallery.current || undefined}
              // Pictures lie on one place and fade; one far from its turn waits beside it, where browsers load it later.
              style={gallery.isNear(index) ? place(index) : undefined}
              onPointerDown={prepare}
              onFocus={prepare}
              onClick={(event) => handlePhoto(event, index)}
            >
              <SiteImage
                {...photo}
                sizes="(min-width: 1000px) 960px, 100vw"
                width={960}
                height={640}
                draggable={false}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                loading={index === 0 ? 'eager' : 'lazy'}
                decoding={index === 0 ? 'sync' : 'async'}
              />
            </a>
          ))}
        </div>
      </div>
      <div className="gallery-controls needs-script">
        {isSingle ? null : (
          <>
            <button
              type="button"
              className="square-button"
              aria-label={t('project.previous')}
              onClick={gallery.previous}
            >
              <ArrowLeft aria-hidden="true" />
            </button>
            <BreakerDots
              count={images.length}
              current={gallery.current}
              onSelect={gallery.show}
              label={t('project.dots')}
              dotLabel={(number) => t('project.dot', { number })}
              className="gallery-dots"
            />
            <button type="button" className="square-button" aria-label={t('project.next')} onClick={gallery.next}>
              <ArrowRight aria-hidden="true" />
            </button>
            {gallery.canPlay ? (
              <button
                type="button"
                className="square-button"
                aria-label={t(gallery.paused ? 'project.play' : 'project.pause')}
                onClick={gallery.togglePaused}
              >
                {gallery.paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
              </button>
            ) : null}
          </>
        )}
        <button
          type="button"
          className="square-button gallery-full"
          aria-label={t('project.fullScreen')}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => void showAll(gallery.current)}
        >
          <Maximize aria-hidden="true" />
          <span>{t('project.fullScreen')}</span>
        </button>
      </div>
      {lightbox}
    </section>
  );
}

const place = (index: number): CSSProperties & Record<'--place', number> => ({ '--place': index });
