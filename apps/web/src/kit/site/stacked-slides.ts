import type { UseEmblaCarouselType } from 'embla-carousel-react';

/**
 * A plugin of the carousel for slides that lie on top of each other and fade: the carousel handles swiping and the
 * selection, but writes no transforms. The styles show the selected slide, also before the carousel is loaded.
 */
export const stackedSlides = {
  name: 'stackedSlides',
  options: {},
  init(carousel: NonNullable<UseEmblaCarouselType[1]>) {
    const { translate, slideLooper } = carousel.internalEngine();
    for (const written of [translate, ...slideLooper.loopPoints.map((point) => point.translate)]) {
      written.clear();
      written.toggleActive(false);
    }
  },
  destroy() {},
};
