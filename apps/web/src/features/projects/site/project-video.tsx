import type { Picture } from '@pano/api/media/media.schema';
import { playerPage, type Video } from '@pano/api/videos';
import { buttonClass } from '@pano/ui/button';
import { Play } from 'lucide-react';
import { useState } from 'react';
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
        <video src={video.src} poster={poster.src ?? undefined} controls muted preload="none" aria-label={title} />
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
