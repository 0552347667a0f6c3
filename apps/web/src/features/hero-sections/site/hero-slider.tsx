import { type KeyboardEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeroControls } from './hero-controls';
import { HeroSlide } from './hero-slide';
import type { Slide } from './slides';
import { useHeld } from './use-held';

const HeroSwipe = lazy(() => import('./hero-swipe'));

/** Each slide stays for this long; the progress line in hero.css takes as long. */
const stayMs = 5000;

/** The slides at the top of the home page, one at a time. A single one has no controls and does not change. */
export function HeroSlider({ slides }: { slides: Slide[] }) {
  const { t } = useTranslation('site');
  const root = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [alive, setAlive] = useState(false);
  const held = useHeld(root);
  const count = slides.length;
  const several = count > 1;
  const running = several && playing && !held;
  const select = (index: number) => setCurrent((index + count) % count);

  useEffect(() => setAlive(true), []);
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
              withImage={index === 0 || alive}
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
      {several && alive ? (
        <Suspense>
          <HeroSwipe viewport={viewport} current={current} onSelect={setCurrent} />
        </Suspense>
      ) : null}
    </section>
  );
}
