import { buttonClass, Lever } from '@pano/ui/button';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { RichText } from '#kit/site/rich-text.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';
import type { Slide } from './slides';

type Props = {
  slide: Slide;
  index: number;
  total: number;
  active: boolean;
  /** False for slides whose turn has not come near: their image is not fetched yet. */
  withImage: boolean;
};

/** One slide: the whole of it is a link, the call to action inside only looks like a button. */
export function HeroSlide({ slide, index, total, active, withImage }: Props) {
  const { t } = useTranslation('site');
  const Title = active ? 'h1' : 'p';
  const place: CSSProperties & Record<'--place', number> = { '--place': index };
  const group = {
    role: 'group',
    'aria-roledescription': t('hero.slide'),
    'aria-label': t('hero.position', { number: index + 1, total }),
  };
  return (
    <div
      className="hero-slide"
      data-active={active || undefined}
      inert={!active}
      style={place}
      {...(total > 1 && group)}
    >
      <SiteLink to={slide.ctaLink} className="hero-link" draggable={false}>
        {withImage ? (
          <SiteImage
            className="hero-image"
            src={slide.image}
            picture={slide.picture}
            crop
            sizes="100vw"
            alt=""
            width={1600}
            height={900}
            draggable={false}
            fetchPriority={index === 0 ? 'high' : 'low'}
          />
        ) : null}
        <div className="page-wrap">
          <div className="hero-text">
            <Title className="type-display" lang={slide.lang}>
              {slide.title}
            </Title>
            {slide.subtitle ? <RichText className="hero-subtitle" lang={slide.lang} html={slide.subtitle} /> : null}
            {slide.description ? (
              <RichText className="hero-description" lang={slide.lang} html={slide.description} />
            ) : null}
            <span
              className={buttonClass({ lever: true, className: 'hero-cta whitespace-normal! wrap-anywhere!' })}
              lang={slide.ctaLang}
            >
              {slide.ctaText} <Lever />
            </span>
          </div>
        </div>
      </SiteLink>
    </div>
  );
}
