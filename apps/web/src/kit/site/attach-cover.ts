import { closestTo, createAttach, hasModifier } from './attach';
import { findSlides, type Slides } from './attach-slides';
import { takeBackStep } from './back-step';
import { openModal } from './open-modal';

/** What was pressed to open the cover. */
let opener: HTMLElement | null = null;

/**
 * Shows a photo over the whole window the moment it is pressed, from what the page has loaded already. The lightbox comes
 * in its place once its code is there; until then, or if it never comes, the cover leads through the photos as well.
 * `data-covers` is on everything that opens it. The page has only the pattern of it; what is shown is a copy.
 */
export const attachCover = createAttach((pattern, signal) => {
  const open = (event: MouseEvent) => {
    const pressed = closestTo(event, '[data-covers]');
    if (!pressed || hasModifier(event)) return;
    event.preventDefault();
    if (findOpenCover()) return;
    opener = pressed;
    const cover = pattern.cloneNode(true);
    if (cover instanceof HTMLDialogElement) showCover(cover);
  };
  document.addEventListener('click', open, { signal });
  signal.addEventListener('abort', removeCover);
});

function showCover(cover: HTMLDialogElement): void {
  const image = new Image();
  cover.prepend(image);
  const showPhoto = () => {
    const photo = findPhoto();
    if (!photo) return;
    image.src = photo.currentSrc || photo.src;
    image.alt = photo.alt;
    // On a slow line a large photo comes seconds later.
    const follow = () => (cover.ariaBusy = String(!image.complete));
    image.onload = image.onerror = follow;
    follow();
  };
  const move = (by: number) => {
    const slides = findGallery();
    slides?.show(slides.getCurrent() + by);
    showPhoto();
  };
  const press = (event: MouseEvent) => {
    const button = closestTo(event, 'button');
    if (!button) return;
    event.preventDefault();
    if (button.dataset.step) move(Number(button.dataset.step));
    else cover.close();
  };
  const key = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') move(-1);
    else if (key === 'ArrowRight') move(1);
  };
  const handleClose = () => {
    // Open again: the lightbox is coming in its place.
    if (cover.open) return;
    step.leave();
    removeCover();
    cover.remove();
    // The photo that was pressed cannot take the focus back once another one is on show.
    if (document.activeElement === opener) return;
    opener?.closest('.gallery')?.querySelector<HTMLElement>(shown)?.focus({ preventScroll: true });
  };
  cover.addEventListener('click', press);
  cover.addEventListener('keydown', key);
  cover.addEventListener('close', handleClose);
  showPhoto();
  findGallery()?.hold('cover', true);
  document.body.append(cover);
  void openModal(cover);
  const step = takeBackStep(() => cover.close());
}

const shown = '.gallery-slide[data-current]';

const findGallery = (): Slides | undefined => findSlides(opener?.closest('.gallery') ?? null);

/** The photo on show of a gallery, or that of a card. */
const findPhoto = (): HTMLImageElement | null =>
  opener?.closest('.gallery, .card')?.querySelector<HTMLImageElement>(`${shown} > img, .card-img > img`) ?? null;

export const findOpenCover = (): HTMLDialogElement | null => document.querySelector('body > .cover-photo[open]');

/** Presses again what has opened the cover, now that the program is there to hear it. */
export const repeatPress = (): void => opener?.click();

/** Takes the photo away that has stood aside. */
export function removeCover(): void {
  findOpenCover()?.remove();
  findGallery()?.hold('cover', false);
}
