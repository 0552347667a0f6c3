import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes picture files that are dropped anywhere on the window or pasted from the clipboard.
 * @returns whether files are being dragged over the window
 */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const take = useEffectEvent((transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])];
    if (files.length > 0) onFiles(files);
    return files.length > 0;
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener(
      'dragover',
      (event) => {
        if (!event.dataTransfer?.types.includes('Files')) return;
        // Without it the browser would leave the page and open the file.
        event.preventDefault();
        setOver(true);
      },
      { signal },
    );
    window.addEventListener('dragleave', (event) => event.relatedTarget === null && setOver(false), { signal });
    window.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        // A drop zone on the screen has taken them already.
        if (event.defaultPrevented) return;
        if (take(event.dataTransfer)) event.preventDefault();
      },
      { signal },
    );
    window.addEventListener(
      'paste',
      (event) => {
        // Office programs put a picture of the text beside the text.
        const hasText = event.clipboardData?.types.includes('text/plain');
        if (!hasText && take(event.clipboardData)) event.preventDefault();
      },
      { signal },
    );
    return () => controller.abort();
  }, []);
  return over;
}
