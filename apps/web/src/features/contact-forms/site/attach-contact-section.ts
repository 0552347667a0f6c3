import { createAttach } from '#kit/site/attach.ts';

/** Marks the document while the section is in view: the styles then hide what floats above the page. */
export const attachContactSection = createAttach((section, signal) => {
  const { dataset } = document.documentElement;
  const unmark = () => delete dataset.contactInView;
  const observer = new IntersectionObserver((entries) => {
    if (entries.pop()?.isIntersecting) dataset.contactInView = '';
    else unmark();
  });
  observer.observe(section);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    unmark();
  });
});
