import type { Prisma } from '@pano/db';
import type { BrandCreate } from './brand.schema';

type SampleBrand = Pick<BrandCreate, 'name' | 'websiteUrl' | 'order'> & {
  /** Root-relative: the brand record wants an absolute address, so the origin has to be put in front. */
  logo: string;
};

/** Invented makers: sample content must not advertise real ones. */
export const brands: SampleBrand[] = [
  { name: 'Veltrin', logo: '/art/brand-veltrin.svg', websiteUrl: 'https://veltrin.example', order: 1 },
  { name: 'Kivora', logo: '/art/brand-kivora.svg', websiteUrl: 'https://kivora.example', order: 2 },
  { name: 'Trafonik', logo: '/art/brand-trafonik.svg', websiteUrl: 'https://trafonik.example', order: 3 },
  { name: 'Luxorel', logo: '/art/brand-luxorel.svg', websiteUrl: 'https://luxorel.example', order: 4 },
  { name: 'Ohmira', logo: '/art/brand-ohmira.svg', websiteUrl: null, order: 5 },
  { name: 'Dinray', logo: '/art/brand-dinray.svg', websiteUrl: 'https://dinray.example', order: 6 },
];

/** A sample whose words nobody has changed. Whether it is shown and where it stands does not matter. */
export const isSampleBrand: Prisma.BrandWhereInput = {
  OR: brands.map(({ name, logo }) => ({ name, logoUrl: { endsWith: logo } })),
};
