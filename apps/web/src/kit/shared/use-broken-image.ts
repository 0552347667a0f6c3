import { useEffect, useRef, useState } from 'react';

/** Tells whether an image could not be loaded, also when it failed before the page came alive and its error got lost. */
export function useBrokenImage(src: string) {
  const ref = useRef<HTMLImageElement>(null);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  useEffect(() => {
    const image = ref.current;
    if (!image?.complete || image.naturalWidth > 0) return;
    let current = true;
    image.decode().catch(() => current && setBrokenSrc(src));
    return () => {
      current = false;
    };
  }, [src]);
  return { ref, broken: brokenSrc === src, onError: () => setBrokenSrc(src) };
}
