import type { Picture } from '@pano/api/media/media.schema';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteImage } from '#kit/shared/site-image.tsx';

type Side = { src: string; picture: Picture | null };

/**
 * The same place before and after the work, one picture over the other with a slider between them. Without JavaScript and
 * on paper the two stand beside each other.
 */
export function BeforeAfter({ title, before, after }: { title: string; before: Side; after: Side }) {
  const { t } = useTranslation('site');
  const slider = useRef<HTMLInputElement>(null);
  const [share, setShare] = useState(50);
  // The slider may have been moved before the page was hydrated.
  useEffect(() => setShare(Number(slider.current?.value ?? 50)), []);
  const sides = [
    { ...before, name: t('project.before'), alt: t('project.beforeAlt', { title }) },
    { ...after, name: t('project.after'), alt: t('project.afterAlt', { title }) },
  ];
  return (
    <section className="compare" aria-labelledby="compare-title" data-program="">
      <h2 id="compare-title" className="type-h3">
        {t('project.beforeAfter')}
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
          aria-label={t('project.compare')}
          aria-valuetext={t('project.compareValue', { share })}
          onChange={({ target }) => setShare(Number(target.value))}
        />
      </div>
    </section>
  );
}
