import { nextFrame } from './scheduling';

/**
 * Shows a dialog, which has to cover the window by its own styles, and makes it modal behind the next frame: to make
 * everything else inert, the browser computes the styles of the whole page anew.
 */
export async function openModal(dialog: HTMLDialogElement): Promise<void> {
  if (dialog.open) return;
  dialog.open = true;
  await nextFrame();
  // Not if it has been closed, removed or handed over meanwhile.
  if (!dialog.matches('body [open]:not([inert])')) return;
  dialog.open = false;
  // Now, so that it takes the focus from what opened it, and gives it back.
  dialog.showModal();
}
