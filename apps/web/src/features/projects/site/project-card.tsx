import type { Picture } from '@pano/api/media/media.schema';
import type { Locale } from '@pano/i18n/locales';
import { Images, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { InTurkish } from '#kit/site/in-turkish.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';

type ProjectCardData = {
  title: string;
  /** The address of its page; null where it has none. */
  path: string | null;
  lang: Locale;
  description: string | null;
  location: string | null;
  cover: string | null;
  picture?: Picture | null;
  imageCount: number;
};

type Props = {
  project: ProjectCardData;
  /** Stands beside the location. */
  categoryName?: string;
  heading?: 'h2' | 'h3';
  /** Below the description, for instance an excerpt of the content. */
  children?: ReactNode;
  /** What a card does whose project has no address. */
  onOpen?: () => void;
  /** On the first screen of a phone, where its picture is the largest thing: it is fetched at once. */
  atTop?: boolean;
};

/** One, two or three cards in a row. */
const cardSizes = '(min-width: 1000px) 400px, (min-width: 640px) 50vw, 100vw';

/** The whole card is one link to the project; without an address a button covers it. */
export function ProjectCard({ project, onOpen, ...parts }: Props) {
  if (project.path) {
    return (
      <SiteLink to={project.path} className="card">
        <CardInside project={project} {...parts} />
      </SiteLink>
    );
  }
  return (
    <div className="card">
      <CardInside project={project} {...parts} />
      {onOpen ? (
        <button type="button" className="absolute inset-0" aria-label={project.title} onClick={onOpen} data-covers="" />
      ) : null}
    </div>
  );
}

function CardInside({ project, categoryName, heading: Heading = 'h3', children, atTop }: Omit<Props, 'onOpen'>) {
  return (
    <>
      <div className="card-img">
        <SiteImage
          src={project.cover}
          picture={project.picture}
          crop
          sizes={cardSizes}
          alt=""
          width={900}
          height={600}
          loading={atTop ? 'eager' : 'lazy'}
          fetchPriority={atTop ? 'high' : undefined}
          decoding="async"
        />
        <PhotoCount count={project.imageCount} />
      </div>
      <div className="card-body" lang={project.lang}>
        <InTurkish lang={project.lang} />
        {project.location || categoryName ? (
          <p className="card-meta">
            {project.location ? (
              <span>
                <MapPin aria-hidden="true" />
                {project.location}
              </span>
            ) : null}
            {categoryName ? <span>{categoryName}</span> : null}
          </p>
        ) : null}
        <Heading className="card-title">{project.title}</Heading>
        {project.description ? <p className="card-text">{project.description}</p> : null}
        {children}
      </div>
    </>
  );
}

/** The badge on a picture that has more behind it. */
function PhotoCount({ count }: { count: number }) {
  const { t } = useTranslation('site');
  if (count === 0) return null;
  return (
    <span className="photo-count">
      <Images aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">{t('projects.photos', { number: count })}</span>
    </span>
  );
}
