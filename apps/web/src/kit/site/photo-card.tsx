import type { Picture } from '@pano/api/media/media.schema';
import type { Locale } from '@pano/i18n/locales';
import { Images, MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { coverSizes } from '../shared/image-props';
import { SiteImage } from '../shared/site-image';
import type { FieldMark } from './field-marks';
import { InTurkish } from './in-turkish';
import { SiteLink } from './site-link';

type CardRecord = {
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
  record: CardRecord;
  /** Stands beside the location. */
  beside?: string;
  heading?: 'h2' | 'h3';
  /** Below the description, for instance an excerpt of the content. */
  children?: ReactNode;
  /** What a card does whose record has no address. */
  onOpen?: () => void;
  /** On the first screen of a phone, where its picture is the largest thing: it is fetched at once. */
  atTop?: boolean;
  mark?: (field: string) => FieldMark;
};

/** The whole card is one link to its record; without an address a button covers it. */
export function PhotoCard({ record, onOpen, ...parts }: Props) {
  if (record.path) {
    return (
      <SiteLink to={record.path} className="card">
        <CardInside record={record} {...parts} />
      </SiteLink>
    );
  }
  return (
    <div className="card">
      <CardInside record={record} {...parts} />
      {onOpen ? (
        <button type="button" className="absolute inset-0" aria-label={record.title} onClick={onOpen} data-covers="" />
      ) : null}
    </div>
  );
}

function CardInside({ record, beside, heading: Heading = 'h3', children, atTop, mark }: Omit<Props, 'onOpen'>) {
  return (
    <>
      <div className="card-img" {...mark?.('image')}>
        <SiteImage
          src={record.cover}
          picture={record.picture}
          crop
          sizes={coverSizes}
          alt=""
          width={900}
          height={600}
          loading={atTop ? 'eager' : 'lazy'}
          fetchPriority={atTop ? 'high' : undefined}
          decoding="async"
        />
        <PhotoCount count={record.imageCount} />
      </div>
      <div className="card-body" lang={record.lang}>
        <InTurkish lang={record.lang} />
        {record.location || beside ? (
          <p className="card-meta">
            {record.location ? (
              <span>
                <MapPin aria-hidden="true" />
                {record.location}
              </span>
            ) : null}
            {beside ? <span>{beside}</span> : null}
          </p>
        ) : null}
        <Heading className="card-title" {...mark?.('title')}>
          {record.title}
        </Heading>
        {record.description ? (
          <p className="card-text" {...mark?.('description')}>
            {record.description}
          </p>
        ) : null}
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
      <span className="sr-only">{t('gallery.photos', { number: count })}</span>
    </span>
  );
}
