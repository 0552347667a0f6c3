import { createAttach } from '#kit/site/attach.ts';

/** Marks the document while the section is in view: the styles then hide what floats above the page. */
export const attachContactSection = createAttach((section, signal) => {
  const mark = (inView = false) => document.documentElement.toggleAttribute('data-contact-in-view', inView);
  const observer = new IntersectionObserver((entries) => mark(entries.pop()?.isIntersecting));
  observer.observe(section);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    mark();
  });
});
