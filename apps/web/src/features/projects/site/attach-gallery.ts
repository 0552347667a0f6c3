import { createAttach } from '#kit/site/attach.ts';
import { attachSlides } from '#kit/site/attach-slides.ts';

/** The photos of a project. */
export const attachGallery = createAttach((gallery, signal) => attachSlides(gallery, signal));
