import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type FocusEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { stackedSlides } from '#kit/site/stacked-slides.ts';

const delay = 5000;

/**
 * A carousel that goes on by itself every five seconds, except while the visitor paused it, points at it, stands in it
 * with the keyboard or has asked for less movement, or while the page is in a hidden tab.
 */
export function useGallery(count: number, blocked: boolean) {
  const reducedMotion = useReducedMotion();
  const [viewport, carousel] = useEmblaCarousel({ loop: true, active: count > 1 }, [
    Autoplay({ delay, playOnInit: false, stopOnInteraction: true, stopOnFocusIn: false }),
    stackedSlides,
  ]);
  const [current, setCurrent] = useState(0);
  const [seen, setSeen] = useState([0]);
  const [paused, setPaused] = useState(false);
  const [attended, setAttended] = useState({ pointer: false, keyboard: false });
  const playing = count > 1 && !paused && !reducedMotion && !blocked && !attended.pointer && !attended.keyboard;

  useEffect(() => {
    // A single picture needs no carousel, and one that is not active has no clock either.
    if (!carousel || count < 2) return;
    const update = () => {
      const selected = carousel.selectedScrollSnap();
      setCurrent(selected);
      setSeen((before) => [...new Set([...before, selected, (selected + 1) % count, (selected + count - 1) % count])]);
      // A step by hand starts the five seconds anew.
      carousel.plugins().autoplay?.reset();
    };
    update();
    carousel.on('select', update).on('reInit', update);
    return () => void carousel.off('select', update).off('reInit', update);
  }, [carousel, count]);

  useEffect(() => {
    if (!carousel || !playing) return;
    const play = () => carousel.plugins().autoplay?.play();
    play();
    // Swiping stops the clock; it goes on when the slide has come to rest.
    carousel.on('settle', play).on('reInit', play);
    return () => {
      carousel.off('settle', play).off('reInit', play);
      carousel.plugins().autoplay?.stop();
    };
  }, [carousel, playing]);

  return {
    viewport,
    current,
    /** Shown, shown before or about to be. */
    isNear: (index: number) => seen.includes(index),
    paused: paused || reducedMotion,
    canPlay: !reducedMotion,
    togglePaused: () => setPaused(!paused),
    next: () => carousel?.scrollNext(reducedMotion),
    previous: () => carousel?.scrollPrev(reducedMotion),
    show: (index: number) => carousel?.scrollTo(index, reducedMotion),
    /** For the element around pictures and controls. */
    attention: {
      onPointerEnter: (event: { pointerType: string }) =>
        event.pointerType === 'mouse' && setAttended((before) => ({ ...before, pointer: true })),
      onPointerLeave: () => setAttended((before) => ({ ...before, pointer: false })),
      onFocus: (event: FocusEvent) =>
        event.target.matches(':focus-visible') && setAttended((before) => ({ ...before, keyboard: true })),
      onBlur: () => setAttended((before) => ({ ...before, keyboard: false })),
    },
  };
}

const query = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less movement; the server, which cannot know, renders for those who did not. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    (notify) => {
      const media = matchMedia(query);
      media.addEventListener('change', notify);
      return () => media.removeEventListener('change', notify);
    },
    () => matchMedia(query).matches,
    () => false,
  );
