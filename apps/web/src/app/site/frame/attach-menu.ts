import { createAttach } from '#kit/site/attach.ts';

/** The button of narrow windows and the full-screen menu behind it; the dialog element brings focus trap and Escape. */
export const attachMenu = createAttach((button, signal) => {
  const dialog = document.getElementById(button.getAttribute('aria-controls') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const show = (event: Event) => {
    event.preventDefault();
    dialog.showModal();
    button.setAttribute('aria-expanded', 'true');
  };
  button.addEventListener('click', show, { signal });
  const collapse = () => button.setAttribute('aria-expanded', 'false');
  dialog.addEventListener('close', collapse, { signal });
  for (const element of dialog.querySelectorAll('[data-closes]')) {
    // In the capture phase: a click anywhere on a link, whatever its key or pointer, closes the menu first.
    const close = (event: Event) => {
      if (element instanceof HTMLButtonElement) event.preventDefault();
      dialog.close();
    };
    element.addEventListener('click', close, { signal, capture: true });
  }
});
