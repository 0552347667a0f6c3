import { findSlides } from '#kit/site/attach-slides.ts';

const findMarks = () =>
  [...document.querySelectorAll<HTMLElement>('[data-field]')].filter((mark) => mark.getClientRects().length > 0);

/** The fields that are being filled in, the innermost first. */
let wanted: readonly string[] = [];

/** Outlines what shows the first of these fields that is shown at all, and brings it into view. */
export function markEdited(names: readonly string[]): void {
  wanted = names;
  stopSearching();
  const marks = findMarks();
  for (const mark of marks) delete mark.dataset.edited;
  const shown = findShown(marks);
  if (!shown) return;
  shown.dataset.edited = '';
  bringIntoView(shown);
}

const findShown = (marks: HTMLElement[]): HTMLElement | undefined =>
  wanted.flatMap((name) => marks.find(({ dataset }) => dataset.field === name) ?? [])[0];

/** What is being filled in may be shown only now, as a section that was just added. */
export function followEdited(): void {
  const shown = findShown(findMarks());
  if (shown && shown.dataset.edited === undefined) markEdited(wanted);
}

let searching: MutationObserver | null = null;

/** How far down the page was when the record was brought into view. */
let placedAt = 0;

addEventListener('scroll', () => {
  if (Math.abs(scrollY - placedAt) > 1) stopSearching();
});

/** Keeps in view what is shown of the record, which may only come with its section, until somebody looks elsewhere. */
export function findEdited(): void {
  const find = () => {
    const [first] = findMarks();
    if (first) bringIntoView(first);
    placedAt = scrollY;
  };
  stopSearching();
  searching = new MutationObserver(find);
  searching.observe(document.body, { childList: true, subtree: true });
  addEventListener('pointerdown', stopSearching, { once: true });
  find();
}

function stopSearching(): void {
  searching?.disconnect();
}

function bringIntoView(mark: HTMLElement): void {
  showSlide(mark);
  // Below the window sections have guessed heights only (app/site/scroll.ts).
  document.documentElement.dataset.wholePage = '';
  const { top, bottom } = mark.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) mark.scrollIntoView({ block: bottom - top > innerHeight ? 'start' : 'center' });
}

/** Of slides that take turns the one that is edited stays. */
function showSlide(mark: HTMLElement): void {
  const slide = mark.closest('[data-slides] > *');
  const slides = findSlides(mark.closest('.hero'));
  if (!slide || !slides) return;
  slides.hold('preview', true);
  slides.show([...(slide.parentElement?.children ?? [])].indexOf(slide));
}
