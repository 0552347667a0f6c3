import useEmblaCarousel from 'embla-carousel-react';
import { type RefObject, useEffect } from 'react';

type Props = { viewport: RefObject<HTMLElement | null>; current: number; onSelect: (index: number) => void };

/** Swiping and dragging, by the carousel library. Fetched after the page, which shows and changes slides without it. */
export default function HeroSwipe({ viewport, current, onSelect }: Props) {
  const [attach, carousel] = useEmblaCarousel({ loop: true, duration: 20 });

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

  return null;
}
