import type { Picture } from '@pano/api/media/media.schema';
import { ArrowLeft, ArrowRight, Maximize, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { BreakerDots } from '#kit/site/breaker-dots.tsx';
import { useLightbox } from '#kit/site/use-lightbox.tsx';
import { useGallery } from './use-gallery';

type Props = { title: string; images: GalleryImage[] };

type GalleryImage = {
  /** Its number in words, which no other has. */
  name: string;
  src: string;
  alt: string;
  picture: Picture | null;
};

/** The pictures of a project, the main one first; a button shows them over the whole window. */
export function Gallery({ title, images }: Props) {
  const { t } = useTranslation('site');
  const { open, prepare, isOpen, lightbox } = useLightbox();
  const gallery = useGallery(images.length, isOpen);
  const isSingle = images.length < 2;
  const showAll = () => open({ title, images, index: gallery.current, onView: gallery.show });
  return (
    <section
      className="gallery on-night"
      aria-roledescription={t('project.carousel')}
      aria-label={t('project.gallery')}
      {...gallery.attention}
    >
      <div className="gallery-viewport" ref={gallery.viewport}>
        <div className="gallery-track">
          {images.map(({ name, ...photo }, index) => (
            <div
              key={name}
              className="gallery-slide"
              aria-hidden={index !== gallery.current}
              data-current={index === gallery.current || undefined}
              // Pictures lie on one place and fade; one far from its turn waits beside it, where browsers load it later.
              style={gallery.isNear(index) ? { translate: `${index * -100}%` } : undefined}
            >
              <SiteImage
                {...photo}
                crop
                sizes="(min-width: 1000px) 960px, 100vw"
                width={960}
                height={640}
                draggable={false}
                fetchPriority={index === 0 ? 'high' : 'auto'}
                loading={index === 0 ? 'eager' : 'lazy'}
                decoding={index === 0 ? 'sync' : 'async'}
              />
            </div>
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
          onClick={() => void showAll()}
        >
          <Maximize aria-hidden="true" />
          <span>{t('project.fullScreen')}</span>
        </button>
      </div>
      {lightbox}
    </section>
  );
}
