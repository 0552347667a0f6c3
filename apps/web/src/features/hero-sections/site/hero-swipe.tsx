import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';
import { stackedSlides } from '#kit/site/stacked-slides.ts';

type Props = { viewport: RefObject<HTMLElement | null>; current: number; onSelect: (index: number) => void };

/** From this distance on a slow drag counts too. The library asks for speed or half a slide, but here nothing moves along. */
const enoughPx = 40;

/** Swiping and dragging, by the carousel library. Fetched after the page, which shows and changes slides without it. */
export default function HeroSwipe({ viewport, current, onSelect }: Props) {
  const [attach, carousel] = useEmblaCarousel({ loop: true, duration: 20 }, [stackedSlides]);

  useEffect(() => attach(viewport.current), [attach, viewport]);

  useEffect(() => {
    if (carousel && carousel.selectedScrollSnap() !== current) carousel.scrollTo(current);
  }, [carousel, current]);

  useEffect(() => {
    if (!carousel) return;
    const report = () => onSelect(carousel.selectedScrollSnap());
    carousel.on('select', report);
    return () => {
      carousel.off('select', report);
    };
  }, [carousel, onSelect]);

  useEffect(() => {
    const element = viewport.current;
    if (!carousel || !element) return;
    const listening = new AbortController();
    let start: { x: number; index: number } | null = null;
    const down = ({ clientX }: PointerEvent) => {
      start = { x: clientX, index: carousel.selectedScrollSnap() };
    };
    const up = ({ clientX }: PointerEvent) => {
      const began = start;
      start = null;
      if (!began || Math.abs(clientX - began.x) < enoughPx) return;
      // The library comes to its own answer first.
      setTimeout(() => {
        if (carousel.selectedScrollSnap() !== began.index) return;
        if (clientX < began.x) carousel.scrollNext();
        else carousel.scrollPrev();
      });
    };
    element.addEventListener('pointerdown', down, { signal: listening.signal });
    window.addEventListener('pointerup', up, { signal: listening.signal });
    return () => listening.abort();
  }, [carousel, viewport]);

  return null;
}
