import { flag, image, line, position, requiredSlug, text } from '#platform/fields/builders';

export const categoryFields = {
  name: line({
    required: 'category.name.required',
    translated: true,
    searched: true,
    example: { tr: 'Aydınlatma', en: 'Transformer substations' },
  }),
  slug: requiredSlug({ translated: true, example: { tr: 'aydinlatma', en: 'transformer-substations' } }),
  description: text({
    translated: true,
    searched: true,
    example: { tr: 'Ofis, depo ve cephe aydınlatması.', en: 'From design to handover.' },
  }),
  image: image({ rest: 'Null for the photo of its newest project', example: '/art/category-aydinlatma.svg' }),
  order: position(),
  visible: flag({ initial: true }),
};
