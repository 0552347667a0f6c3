import { type KeyboardEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { homeCards } from '#kit/site/loader-context.ts';
import { HeroControls } from './hero-controls';
import { HeroSlide } from './hero-slide';
import { createSlides, fallbackSlide, type Slide } from './slides';

export function HeroSection() {
  const { t } = useTranslation('site');
  const { name, city, slogan } = useCompany();
  const locale = useLocale();
  const stored = trpc.heroSections.listActive.useQuery({}).data?.items ?? [];
  // The home page loads both for its sections.
  const services = trpc.services.listVisible.useQuery(homeCards).data?.items ?? [];
  const hasAbout = Boolean(trpc.aboutSection.visible.useQuery().data);
  const firm = {
    name,
    city,
    slogan: slogan[locale],
    services: services.slice(0, maxServices).map(({ title }) => title),
    hasAbout,
  };
  const slides = stored.length > 0 ? createSlides(stored, name, t) : [fallbackSlide(firm, t)];
  return <HeroSlider slides={slides} />;
}

/** More would not fit below the title on a phone. */
const maxServices = 8;

const HeroSwipe = lazy(() => import('./hero-swipe'));

/** Each slide stays for this long; the progress line in hero.css takes as long. */
const stayMs = 5000;

/** The slides at the top of the home page, one at a time. A single one has no controls and does not change. */
function HeroSlider({ slides }: { slides: Slide[] }) {
  const { t } = useTranslation('site');
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [hydrated, setHydrated] = useState(false);
  const paused = usePaused(root);
  const count = slides.length;
  const several = count > 1;
  const running = several && playing && !paused;
  const select = (index: number) => setCurrent((index + count) % count);

  useEffect(() => setHydrated(true), []);
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), stayMs);
    return () => clearTimeout(timer);
  }, [running, current, count]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') select(current - 1);
    else if (event.key === 'ArrowRight') select(current + 1);
  };

  return (
    <section
      ref={root}
      id="home"
      tabIndex={-1}
      className="hero on-night"
      aria-label={t('hero.label')}
      aria-roledescription={several ? t('hero.carousel') : undefined}
      onKeyDown={several ? handleKey : undefined}
    >
      <div ref={viewport} className="hero-viewport">
        <div className="hero-track" aria-live={several && !running ? 'polite' : undefined}>
          {slides.map((slide, index) => (
            <HeroSlide
              key={slide.id}
              slide={slide}
              index={index}
              total={count}
              active={index === current}
              withImage={index === 0 || hydrated}
            />
          ))}
        </div>
      </div>
      {several ? (
        <HeroControls
          count={count}
          current={current}
          onSelect={select}
          playing={playing}
          onPlayingChange={setPlaying}
          running={running}
        />
      ) : null}
      {several && hydrated ? (
        <Suspense>
          <HeroSwipe viewport={viewport} current={current} onSelect={setCurrent} />
        </Suspense>
      ) : null}
    </section>
  );
}

/**
 * Whether the automatic change is paused: the mouse is over the slider, the keyboard focus is in it, its tab is hidden,
 * or the visitor prefers no motion. True until the page has come hydrated.
 */
function usePaused(slider: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [away, setAway] = useState(true);

  useEffect(() => {
    const element = slider.current;
    if (!element) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const listening = new AbortController();
    const { signal } = listening;
    const updateAway = () => setAway(document.hidden || still.matches);
    // A tap also counts as entering, and would hold the slider until something else is tapped.
    const hover = (event: PointerEvent) => event.pointerType === 'mouse' && setHovered(event.type === 'pointerenter');
    const focus = (event: FocusEvent) =>
      setFocused(event.target instanceof Element && event.target.matches(':focus-visible'));
    updateAway();
    still.addEventListener('change', updateAway, { signal });
    document.addEventListener('visibilitychange', updateAway, { signal });
    element.addEventListener('pointerenter', hover, { signal });
    element.addEventListener('pointerleave', hover, { signal });
    element.addEventListener('focusin', focus, { signal });
    element.addEventListener('focusout', () => setFocused(false), { signal });
    return () => listening.abort();
  }, [slider]);

  return hovered || focused || away;
}
