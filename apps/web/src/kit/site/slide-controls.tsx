import { clsx } from 'clsx';
import { FrameIcon } from './frame-icon';

type Props = {
  count: number;
  names: {
    previous: string;
    next: string;
    /** Of the group of dots, and of each of them. */
    dots: string;
    dot: (number: number) => string;
    pause: string;
    play: string;
  };
  dotsClass?: string;
};

/**
 * Previous, one small breaker for each slide on a rail with the live one switched up, next, and pause. What they do is
 * in `attachSlides`: the markup never changes, the styles show which of the two names of the last button holds.
 */
export function SlideControls({ count, names, dotsClass }: Props) {
  const dots = Array.from({ length: count }, (_, index) => names.dot(index + 1));
  return (
    <>
      <button type="button" className="square-button" aria-label={names.previous} data-step="-1">
        <FrameIcon name="arrowLeft" />
      </button>
      <fieldset aria-label={names.dots} className={clsx('breaker-dots', dotsClass)}>
        {dots.map((name, index) => (
          <button
            key={name}
            type="button"
            aria-label={name}
            aria-current={index === 0 || undefined}
            suppressHydrationWarning
          />
        ))}
      </fieldset>
      <button type="button" className="square-button" aria-label={names.next} data-step="1">
        <FrameIcon name="arrowRight" />
      </button>
      <button type="button" className="square-button slides-play" data-play="">
        <span>
          <FrameIcon name="pause" />
          <span className="sr-only">{names.pause}</span>
        </span>
        <span>
          <FrameIcon name="play" />
          <span className="sr-only">{names.play}</span>
        </span>
      </button>
    </>
  );
}
