import type { Picture } from '@pano/api/media/media.schema';
import type { ComponentProps } from 'react';

type Place = { sizes: string | undefined; crop: boolean };

/**
 * How an uploaded picture is shown: in the width that the place needs and in the best format that the browser takes,
 * which the server chooses. Its size keeps the room for it, its colour fills the room until it is there.
 */
export function pictureProps({ url, width, height, widths, color, focal }: Picture, { sizes, crop }: Place) {
  return {
    width,
    height,
    // Before the smaller versions are made, the full-size picture is all there is.
    srcSet: widths.length > 0 ? widths.map((wide) => `${url}?w=${wide} ${wide}w`).join(', ') : undefined,
    sizes: widths.length > 0 ? sizes : undefined,
    style: {
      // Files of other kinds may be transparent, and the colour would stay behind them.
      ...(url.endsWith('.jpg') ? { backgroundColor: color } : {}),
      // In the middle nobody has chosen a point: the place knows better.
      ...(crop && !(focal.x === 0.5 && focal.y === 0.5)
        ? { objectPosition: `${percent(focal.x)} ${percent(focal.y)}` }
        : {}),
    },
  } satisfies ComponentProps<'img'>;
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
