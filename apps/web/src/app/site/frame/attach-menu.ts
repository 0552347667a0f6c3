import { closestTo, createAttach } from '#kit/site/attach.ts';
import { openModal } from '#kit/site/open-modal.ts';

/** The button of narrow windows, and next to it in the page its full-screen menu; the dialog element brings focus trap and Escape. */
export const attachMenu = createAttach((button, signal) => {
  const dialog = button.nextElementSibling;
  if (!(dialog instanceof HTMLDialogElement)) return;
  const show = async (event: Event) => {
    event.preventDefault();
    button.ariaExpanded = 'true';
    await openModal(dialog);
    markOpen();
  };
  button.addEventListener('click', show, { signal });
  const markOpen = () => {
    button.ariaExpanded = String(dialog.open);
    document.documentElement.toggleAttribute('data-menu', dialog.open);
  };
  dialog.addEventListener('close', markOpen, { signal });
  // In the capture phase: a click anywhere on a link, whatever its key or pointer, closes the menu first.
  const close = (event: Event) => {
    const control = closestTo(event, '[data-closes]');
    if (control instanceof HTMLButtonElement) event.preventDefault();
    if (control) dialog.close();
  };
  dialog.addEventListener('click', close, { signal, capture: true });
});
