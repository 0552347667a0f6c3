import type { Prisma } from '@pano/db';
import type { Filled } from '#platform/content-entity';
import { isSampleArticle } from '../articles/article.samples';
import { isSampleProject } from '../projects/project.samples';
import type { CategoryCreate } from './category.schema';

type SampleCategory = Filled<CategoryCreate, 'name' | 'slug' | 'description' | 'image'>;

export const categories: SampleCategory[] = [
  {
    name: 'Elektrik Panoları',
    slug: 'elektrik-panolari',
    description:
      'Ana dağıtım, kompanzasyon ve koruma panoları. Hepsi atölyede test edilir, etiketli ve çizimleriyle teslim edilir.',
    image: '/art/category-pano.svg',
  },
  {
    name: 'Endüstriyel Otomasyon',
    slug: 'endustriyel-otomasyon',
    description:
      'PLC, operatör ekranı ve sürücülerle yeni hat kurulumu ya da çalışan hattın üretimi aksatmadan yenilenmesi.',
    image: '/art/category-otomasyon.svg',
  },
  {
    name: 'Aydınlatma',
    slug: 'aydinlatma-sistemleri',
    description: 'Ofis, depo, cephe ve çevre aydınlatması; ışık hesabıyla başlar, ölçümle biter.',
    image: '/art/category-aydinlatma.svg',
  },
  {
    name: 'Güvenlik Kameraları',
    slug: 'guvenlik-kameralari',
    description: 'IP kamera, kayıt, plaka tanıma ve geçiş kontrolü için kablodan ekrana bütün altyapı.',
    image: '/art/category-kamera.svg',
  },
  {
    name: 'Araç Şarj İstasyonları',
    slug: 'arac-sarj-istasyonlari',
    description: 'Site, iş yeri ve ticari otoparklar için AC ve DC şarj noktaları, güç artırımı ve yük dengeleme.',
    image: '/art/category-sarj.svg',
  },
];

/**
 * A sample whose words nobody has changed, with nothing but samples in it: one that the owner's own work stands in has
 * become the owner's.
 */
export const isSampleCategory: Prisma.CategoryWhereInput = {
  OR: categories.map(({ slug, name, description }) => ({ slug, name, description })),
  projects: { none: { NOT: isSampleProject } },
  articles: { none: { NOT: isSampleArticle } },
};
