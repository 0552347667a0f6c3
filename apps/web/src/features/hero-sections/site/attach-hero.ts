import { attachSlides } from '#kit/site/attach-slides.ts';

/**
 * Makes the slider of the home page work, with the program and without it.
 * @returns stops it
 */
export const attachHero = (slider: HTMLElement): (() => void) => attachSlides(slider, giveHeading).detach;

/** The title of the slide that shows is the heading of the page, those of the others are not. */
function giveHeading(slide: HTMLElement, isCurrent: boolean): void {
  const title = slide.querySelector('.hero-title')?.firstElementChild;
  if (!title || title.matches('h1') === isCurrent) return;
  const other = document.createElement(isCurrent ? 'h1' : 'p');
  other.append(...title.childNodes);
  title.replaceWith(other);
}
