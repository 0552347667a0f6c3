import type { Prisma } from '@pano/db';
import type { Filled } from '#platform/content-entity';
import { hasEnglish } from '#platform/records/translations/translation-source';
import { isSampleArticle } from '../articles/article.samples';
import { isSampleProject } from '../projects/project.samples';
import type { CategoryCreate } from './category.schema';

type SampleCategory = Filled<CategoryCreate, 'name' | 'slug' | 'description' | 'image'> & {
  english: Filled<CategoryCreate, 'name' | 'slug' | 'description'>;
};

export const categories: SampleCategory[] = [
  {
    name: 'Elektrik Panoları',
    slug: 'elektrik-panolari',
    description:
      'Ana dağıtım, kompanzasyon ve koruma panoları. Hepsi atölyede test edilir, etiketli ve çizimleriyle teslim edilir.',
    image: '/art/category-pano.svg',
    english: {
      name: 'Distribution boards',
      slug: 'distribution-boards',
      description:
        'Main distribution, power factor correction and protection boards. Each is tested in our workshop and handed over labelled, with its drawings.',
    },
  },
  {
    name: 'Endüstriyel Otomasyon',
    slug: 'endustriyel-otomasyon',
    description:
      'PLC, operatör ekranı ve sürücülerle yeni hat kurulumu ya da çalışan hattın üretimi aksatmadan yenilenmesi.',
    image: '/art/category-otomasyon.svg',
    english: {
      name: 'Industrial automation',
      slug: 'industrial-automation',
      description:
        'New lines with PLCs, operator panels and drives, and the renewal of running ones without holding up production.',
    },
  },
  {
    name: 'Aydınlatma',
    slug: 'aydinlatma-sistemleri',
    description: 'Ofis, depo, cephe ve çevre aydınlatması; ışık hesabıyla başlar, ölçümle biter.',
    image: '/art/category-aydinlatma.svg',
    english: {
      name: 'Lighting',
      slug: 'lighting',
      description:
        'Lighting of offices, warehouses, façades and grounds; it begins with a calculation and ends with a measurement.',
    },
  },
  {
    name: 'Güvenlik Kameraları',
    slug: 'guvenlik-kameralari',
    description: 'IP kamera, kayıt, plaka tanıma ve geçiş kontrolü için kablodan ekrana bütün altyapı.',
    image: '/art/category-kamera.svg',
    english: {
      name: 'Security cameras',
      slug: 'security-cameras',
      description:
        'All that IP cameras, recording, number plate recognition and access control need, from the cable to the screen.',
    },
  },
  {
    name: 'Araç Şarj İstasyonları',
    slug: 'arac-sarj-istasyonlari',
    description: 'Site, iş yeri ve ticari otoparklar için AC ve DC şarj noktaları, güç artırımı ve yük dengeleme.',
    image: '/art/category-sarj.svg',
    english: {
      name: 'EV charge points',
      slug: 'ev-charge-points',
      description:
        'AC and DC charge points for residential, company and commercial car parks, with supply upgrades and load management.',
    },
  },
];

/**
 * A sample whose words nobody has changed, with nothing but samples in it: one that the owner's own work stands in has
 * become the owner's.
 */
export const isSampleCategory: Prisma.CategoryWhereInput = {
  OR: categories.map(({ slug, name, description, english }) => ({
    slug,
    name,
    description,
    ...hasEnglish(english),
  })),
  projects: { none: { NOT: isSampleProject } },
  articles: { none: { NOT: isSampleArticle } },
};
