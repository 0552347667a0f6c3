import { attachSlides } from '#kit/site/attach-slides.ts';

/**
 * Makes the gallery of a project work, with the program and without it.
 * @returns stops it
 */
export const attachGallery = (gallery: HTMLElement): (() => void) => attachSlides(gallery).detach;
