import { flag, image, line, link, position, richText } from '#platform/fields/builders';

export const heroSectionFields = {
  title: line({
    required: 'heroSection.title.required',
    translated: true,
    searched: true,
    example: { tr: 'Panodan prize tek ekip', en: 'Power you can rely on' },
  }),
  subtitle: richText({
    translated: true,
    searched: true,
    rest: 'HTML',
    example: { tr: '<p>Proje, imalat, montaj</p>' },
  }),
  description: richText({ translated: true, rest: 'HTML' }),
  backgroundImage: image({ example: '/art/hero-pano.svg' }),
  ctaText: line({ translated: true, example: { tr: 'Teklif Al', en: 'Get a quote' } }),
  ctaLink: link({ translated: true, reported: true, example: { tr: '/#contact', en: '/#contact' } }),
  order: position({ example: 1 }),
  active: flag({ initial: false, example: true }),
};
