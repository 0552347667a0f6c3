import { type ComponentProps, useEffect, useRef, useState } from 'react';

const placeholder = '/art/placeholder.svg';

type Props = Omit<ComponentProps<'img'>, 'src' | 'onError' | 'ref'> & { src: string | null; alt: string };

/** A picture of the site's content; a missing or broken one gives way to the placeholder. */
export function SiteImage({ src, alt, ...rest }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string | null>(null);
  // A picture that failed before the page came alive has sent its error event to nobody.
  useEffect(() => {
    const image = ref.current;
    if (!src || !image?.complete || image.naturalWidth > 0) return;
    let current = true;
    image.decode().catch(() => current && setBroken(src));
    return () => {
      current = false;
    };
  }, [src]);
  const shown = src && src !== broken ? src : placeholder;
  return <img {...rest} ref={ref} src={shown} alt={alt} onError={() => setBroken(src)} />;
}
