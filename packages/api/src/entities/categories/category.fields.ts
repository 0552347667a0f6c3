import { flag, image, line, position, requiredSlug, seoFields, text } from '#platform/fields/builders';
import { pickFields } from '#platform/fields/derive';

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
  ...seoFields,
  order: position(),
  visible: flag({ initial: true }),
};

/** What lists show of a category: a new field is in none of them before it is named here. */
export const categoryCard = pickFields(categoryFields, ['name', 'slug', 'description', 'image', 'order', 'visible']);
