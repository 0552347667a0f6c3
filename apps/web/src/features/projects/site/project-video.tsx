import type { Picture } from '@pano/api/media/media.schema';
import { playerPage, type Video } from '@pano/api/videos';
import { buttonClass } from '@pano/ui/button';
import { Play } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteImage } from '#kit/shared/site-image.tsx';

type Props = {
  title: string;
  video: Video;
  /** The address that the owner has pasted. */
  url: string;
  poster: { src: string | null; picture: Picture | null };
};

const companies = { youtube: 'YouTube', vimeo: 'Vimeo' } as const;

/** The film of a project. One that another company shows is loaded from there only when the visitor asks for it. */
export function ProjectVideo({ title, video, url, poster }: Props) {
  const { t } = useTranslation('site');
  const [open, setOpen] = useState(false);
  return (
    <section className="video" aria-labelledby="video-title">
      <h2 id="video-title" className="type-h3">
        {t('project.video')}
      </h2>
      {video.kind === 'file' ? (
        <OwnFilm title={title} src={video.src} poster={poster.src ?? undefined} />
      ) : open ? (
        <iframe title={t('project.videoOf', { title })} src={playerPage(video)} allow="autoplay; fullscreen" />
      ) : (
        <div className="video-poster">
          <SiteImage
            src={poster.src}
            picture={poster.picture}
            crop
            alt=""
            sizes="(min-width: 1000px) 960px, 100vw"
            width={960}
            height={540}
            loading="lazy"
            decoding="async"
          />
          <div className="video-actions on-day">
            <button type="button" className={buttonClass({ className: 'needs-script' })} onClick={() => setOpen(true)}>
              <Play aria-hidden="true" />
              {t('project.playVideo')}
            </button>
            <p>
              {t('project.videoNote', { company: companies[video.kind] })}{' '}
              <a className="link" href={url} target="_blank" rel="noopener">
                {t('project.videoPage', { company: companies[video.kind] })}
              </a>
            </p>
          </div>
        </div>
      )}
    </section>
  );
}

/**
 * A file of this site. Until it plays a button lies over it, so that a press anywhere starts it: a phone's own controls
 * answer only to their small button. Without JavaScript the controls of the browser are all there is.
 */
function OwnFilm({ title, src, poster }: { title: string; src: string; poster: string | undefined }) {
  const { t } = useTranslation('site');
  const film = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const play = async () => {
    film.current?.focus();
    try {
      await film.current?.play();
    } catch (error) {
      console.warn('The video cannot be played:', error);
      setStarted(true);
    }
  };
  return (
    <div className="video-film">
      <video
        ref={film}
        src={src}
        poster={poster}
        controls
        muted
        preload="none"
        aria-label={title}
        onPlay={() => setStarted(true)}
      />
      {started ? null : (
        <button type="button" className="video-cover needs-script" onClick={() => void play()}>
          <span>
            <Play aria-hidden="true" />
          </span>
          <span className="sr-only">{t('project.playVideo')}</span>
        </button>
      )}
    </div>
  );
}
