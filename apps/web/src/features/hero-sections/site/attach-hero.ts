import { createAttach } from '#kit/site/attach.ts';
import { attachSlides } from '#kit/site/attach-slides.ts';

/**
 * The slider of the home page, with the program and without it: slides as in every slideshow, and exactly one heading of
 * the first level, which is always the title of the slide that shows.
 */
export const attachHero = createAttach((slider, signal) => attachSlides(slider, signal, giveHeading));

/** The title of the slide that shows is the heading of the page, those of the others are not. */
function giveHeading(slide: HTMLElement, isCurrent: boolean): void {
  const title = slide.querySelector('.hero-title')?.firstElementChild;
  if (!title || title.matches('h1') === isCurrent) return;
  const other = document.createElement(isCurrent ? 'h1' : 'p');
  other.append(...title.childNodes);
  title.replaceWith(other);
}
