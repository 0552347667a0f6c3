import type { Picture } from '@pano/api/media/media.schema';
import type { ComponentProps } from 'react';

type Place = { sizes: string | undefined; crop: boolean };

/**
 * How an uploaded picture is shown: in the width that the place needs and in the best format that the browser takes,
 * which the server chooses. Its size keeps the room for it, a blur of it fills the room until it is there.
 */
export function pictureProps({ url, width, height, widths, blur, focal }: Picture, { sizes, crop }: Place) {
  // The middle is the default, which means that no point was chosen: the styles of the place decide.
  const point = crop && !(focal.x === 0.5 && focal.y === 0.5) ? `${percent(focal.x)} ${percent(focal.y)}` : null;
  return {
    width,
    height,
    // Before the smaller versions are made, the full-size picture is all there is.
    srcSet: widths.length > 0 ? widths.map((wide) => `${url}?w=${wide} ${wide}w`).join(', ') : undefined,
    sizes: widths.length > 0 ? sizes : undefined,
    style: {
      ...(blur ? { background: `url(${blur}) ${point ?? '50%'}/cover` } : {}),
      ...(point ? { objectPosition: point } : {}),
    },
  } satisfies ComponentProps<'img'>;
}

/** A logo is drawn in a height of its own, as wide as it then becomes. */
export function logoProps(picture: Picture | null, height: number): ComponentProps<'img'> {
  if (!picture) return {};
  const width = Math.round((height * picture.width) / picture.height);
  const { srcSet, sizes } = pictureProps(picture, { sizes: `${width}px`, crop: false });
  return { srcSet, sizes, width };
}

/** What stands for a category without a picture of its own and without a photo of a project. */
const neutralDrawing = '/art/category-pano.svg';

/** One column on phones, three or more beside each other on wide screens. */
export const coverSizes = '(min-width: 1000px) 400px, (min-width: 640px) 50vw, 100vw';

/** The picture that visitors see for a category. */
export const shownCover = (cover: string | null): string => cover ?? neutralDrawing;

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
