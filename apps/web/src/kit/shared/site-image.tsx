import type { Picture } from '@pano/api/media/media.schema';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { pictureProps } from './image-props';
import { useLocale } from './language';

const placeholder = '/art/placeholder.svg';

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'onError' | 'ref'> & {
  src: string | null;
  /** Empty where the text around says it all: then what the library says about an uploaded picture takes its place. */
  alt: string;
  /** What is known about an uploaded picture. Without it the address is shown as it is. */
  picture?: Picture | null;
  /** Cut to a box of another shape, around the point of interest. */
  crop?: boolean;
};

/** A picture of the site's content; a missing or broken one gives way to the placeholder. */
export function SiteImage({ src, alt, picture = null, crop = false, sizes, style, ...rest }: Props) {
  const ref = useRef<HTMLImageElement>(null);
  const locale = useLocale();
  const [broken, setBroken] = useState<string | null>(null);
  // The error event of an image that failed before hydration had no listener.
  useEffect(() => {
    const image = ref.current;
    if (!src || !image?.complete || image.naturalWidth > 0) return;
    let current = true;
    image.decode().catch(() => current && setBroken(src));
    return () => {
      current = false;
    };
  }, [src]);
  const shown = src && src !== broken ? src : null;
  const known = shown && picture ? pictureProps(picture, { sizes, crop }) : null;
  return (
    <img
      {...rest}
      {...known}
      style={known ? { ...style, ...known.style } : style}
      ref={ref}
      src={shown ?? placeholder}
      alt={alt || (known && picture?.alt[locale]) || ''}
      onError={() => setBroken(src)}
    />
  );
}
