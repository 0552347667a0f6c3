import { createAttach } from '#kit/site/attach.ts';
import { openModal } from '#kit/site/open-modal.ts';

/** The button of narrow windows, and next to it in the page its full-screen menu; the dialog element brings focus trap and Escape. */
export const attachMenu = createAttach((button, signal) => {
  const dialog = button.nextElementSibling;
  if (!(dialog instanceof HTMLDialogElement)) return;
  const root = document.documentElement;
  const show = async (event: Event) => {
    event.preventDefault();
    button.ariaExpanded = 'true';
    await openModal(dialog);
    if (dialog.open) root.dataset.menu = '';
  };
  button.addEventListener('click', show, { signal });
  const collapse = () => {
    button.ariaExpanded = 'false';
    delete root.dataset.menu;
  };
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
