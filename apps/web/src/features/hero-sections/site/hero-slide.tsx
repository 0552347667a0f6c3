import { buttonClass, Lever } from '@pano/ui/button';
import { useTranslation } from 'react-i18next';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { RichText, TitleHtml } from '#kit/site/rich-text.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';
import type { Slide } from './slides';

type Props = { slide: Slide; index: number; total: number };

/** One slide: the whole of it is a link, the call to action inside only looks like a button. */
export function HeroSlide({ slide, index, total }: Props) {
  const { t } = useTranslation('site');
  const mark = useFieldMarks('heroSection', slide.id);
  const isFirst = index === 0;
  const group = {
    role: 'group',
    'aria-roledescription': t('hero.slide'),
    'aria-label': t('hero.position', { number: index + 1, total }),
  };
  return (
    <div
      {...mark('backgroundImage')}
      className="hero-slide"
      data-current={isFirst ? '' : undefined}
      data-near={isFirst ? '' : undefined}
      inert={!isFirst}
      suppressHydrationWarning
      {...(total > 1 && group)}
    >
      <SiteLink to={slide.ctaLink} className="hero-link" draggable={false}>
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
          fetchPriority={isFirst ? 'high' : 'low'}
          loading={isFirst ? 'eager' : 'lazy'}
        />
        <div className="page-wrap">
          <div className="hero-text">
            <TitleHtml
              className="hero-title type-display"
              lang={slide.lang}
              text={slide.title}
              isPageTitle={isFirst}
              mark={mark('title')}
            />
            {slide.subtitle ? (
              <RichText className="hero-subtitle" lang={slide.lang} html={slide.subtitle} mark={mark('subtitle')} />
            ) : null}
            {slide.description ? (
              <RichText
                className="hero-description"
                lang={slide.lang}
                html={slide.description}
                mark={mark('description')}
              />
            ) : null}
            <span
              className={buttonClass({ lever: true, className: 'hero-cta whitespace-normal! wrap-anywhere!' })}
              lang={slide.ctaLang}
              {...mark('ctaText')}
            >
              {slide.ctaText}
              <Lever />
            </span>
          </div>
        </div>
      </SiteLink>
    </div>
  );
}
