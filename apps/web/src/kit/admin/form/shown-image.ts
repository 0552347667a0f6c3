import { useEffect, useState } from 'react';
import { thumbUrl } from '../thumb-url';
import { useSettled } from '../use-debounced-value';

const placeholder = '/art/placeholder.svg';

/** The address to show for a picture that is being typed: the placeholder while it is not one or cannot be loaded. */
export function useShownImage(typed: string): string {
  const src = useSettled(typed.trim());
  const [broken, setBroken] = useState<string | null>(null);
  useEffect(() => {
    if (!looksComplete(src)) return;
    const probe = new Image();
    probe.onerror = () => setBroken(src);
    probe.src = thumbUrl(src);
    return () => {
      probe.onerror = null;
    };
  }, [src]);
  return looksComplete(src) && src !== broken ? thumbUrl(src) : placeholder;
}

/** As for the server, an address of this site or of the web. */
const looksComplete = (src: string): boolean => /^(\/[^/]|https?:\/\/[^/]+)/i.test(src);
