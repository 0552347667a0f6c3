import type { Picture } from '@pano/api/media/media.schema';
import { type CSSProperties, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteImage } from '../shared/site-image';
import type { FieldMark } from './field-marks';

type Side = { src: string; picture: Picture | null };
type Props = {
  /** What both show. */
  title: string;
  /** Instead of the usual one. */
  heading?: string | null;
  /** The name of the landmark, where another one has that heading. */
  label?: string | undefined;
  /** Of that heading. */
  lang?: string;
  before: Side;
  after: Side;
  mark?: FieldMark;
};

/**
 * The same place before and after the work, one picture over the other with a slider between them. Without JavaScript and
 * on paper the two stand beside each other.
 */
export function BeforeAfter({ title, heading, label, lang, before, after, mark }: Props) {
  const { t } = useTranslation('site');
  const headingId = useId();
  const slider = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(50);
  // The slider may have been moved before the page was hydrated.
  useEffect(() => setShare(Number(slider.current?.value ?? 50)), []);
  const sides = [
    { ...before, name: t('compare.before'), alt: t('compare.beforeAlt', { title }) },
    { ...after, name: t('compare.after'), alt: t('compare.afterAlt', { title }) },
  ];
  return (
    <section
      {...mark}
      className="compare"
      aria-labelledby={label ? undefined : headingId}
      aria-label={label}
      data-program=""
    >
      <h2 id={headingId} className="type-h3" lang={heading ? lang : undefined}>
        {heading || t('compare.title')}
      </h2>
      <div className="compare-pictures" style={{ '--share': `${share}%` } as CSSProperties}>
        {sides.map(({ src, picture, name, alt }) => (
          <figure key={name}>
            <SiteImage
              src={src}
              picture={picture}
              crop
              alt={alt}
              sizes="(min-width: 1000px) 960px, 100vw"
              width={960}
              height={640}
              loading="lazy"
              decoding="async"
            />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
        <input
          ref={slider}
          type="range"
          className="needs-script"
          min={0}
          max={100}
          defaultValue={50}
          aria-label={t('compare.slider')}
          aria-valuetext={t('compare.value', { share })}
          onChange={({ target }) => setShare(Number(target.value))}
        />
      </div>
    </section>
  );
}
