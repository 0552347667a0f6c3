import { useEffect, useRef, useState } from 'react';

/** Whether an image could not be loaded, also when it failed before hydration, when nothing listened to its error. */
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
