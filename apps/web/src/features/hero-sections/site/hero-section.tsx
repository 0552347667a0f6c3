import { useTranslation } from 'react-i18next';
import { useContentLocale, useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { useHomeQuery } from '#kit/site/home-query.ts';
import { homeCards } from '#kit/site/loader-context.ts';
import { SlideControls } from '#kit/site/slide-controls.tsx';
import { attachHero } from './attach-hero';
import { HeroSlide } from './hero-slide';
import { createSlides, fallbackSlide, type Slide } from './slides';

export function HeroSection() {
  const { t } = useTranslation('site');
  const { name, city, slogan } = useCompany();
  const locale = useLocale();
  const content = { locale: useContentLocale() };
  const stored = trpc.heroSections.listActive.useQuery(content).data?.items ?? [];
  // The home page loads both for its sections.
  const query = useHomeQuery('services', homeCards);
  const services = trpc.services.listVisible.useQuery({ ...query, ...content }).data?.items ?? [];
  const hasAbout = Boolean(trpc.aboutSection.visible.useQuery(content).data);
  const firm = {
    name,
    city,
    slogan: slogan[locale],
    services: services.slice(0, maxServices).map(({ title }) => title),
    hasAbout,
  };
  const slides = stored.length > 0 ? createSlides(stored, name, t) : [fallbackSlide(firm, t)];
  // Other slides are another slider: what an old one shows is in attributes that React does not know.
  return <HeroSlider key={slides.map(({ id }) => id).join()} slides={slides} />;
}

/** More would not fit below the title on a phone. */
const maxServices = 8;

/**
 * The slides at the top of the home page, one at a time. A single one has no controls and does not change. The markup is
 * always that of the first slide; `attachHero` changes it, in the first script before React compares the attributes.
 */
function HeroSlider({ slides }: { slides: Slide[] }) {
  const { t } = useTranslation('site');
  const count = slides.length;
  const several = count > 1;
  return (
    <section
      ref={attachHero}
      suppressHydrationWarning
      id="home"
      tabIndex={-1}
      className="hero on-night"
      aria-label={t('hero.label')}
      aria-roledescription={several ? t('hero.carousel') : undefined}
    >
      <div className="hero-viewport">
        <div className="hero-track" data-slides="" suppressHydrationWarning>
          {slides.map((slide, index) => (
            <HeroSlide key={slide.id} slide={slide} index={index} total={count} />
          ))}
        </div>
      </div>
      {several ? (
        <div className="hero-controls needs-script">
          <div className="page-wrap">
            <SlideControls
              count={count}
              names={{
                previous: t('hero.previous'),
                next: t('hero.next'),
                dots: t('hero.dots'),
                dot: (number) => t('hero.dot', { number }),
                pause: t('hero.pause'),
                play: t('hero.play'),
              }}
            />
            <div className="hero-progress" aria-hidden="true">
              <i />
            </div>
          </div>
        </div>
      ) : null}
    </section>
  );
}
