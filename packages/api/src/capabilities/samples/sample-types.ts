import type { ContactFormCreate } from '#contact/contact-form.schema';
import type { AboutSectionCreate } from '#entities/about-section/about-section.schema';
import type { ArticleCreate } from '#entities/articles/article.schema';
import type { BrandCreate } from '#entities/brands/brand.schema';
import type { CategoryCreate } from '#entities/categories/category.schema';
import type { HeroSectionCreate } from '#entities/hero-sections/hero-section.schema';
import type { PageCreate } from '#entities/pages/page.schema';
import type { ProjectCreate } from '#entities/projects/project.schema';
import type { ServiceCreate } from '#entities/services/service.schema';

/** Fields of a record as samples have them: all of them filled in. */
type Filled<Item, Fields extends keyof Item> = { [Field in Fields]: NonNullable<Item[Field]> };

/** A trade card of the home page. `icon` is a Material Symbols name, `iconText` the emoji shown when that icon cannot be found. */
export type SampleService = Filled<ServiceCreate, 'title' | 'description' | 'icon' | 'order'> &
  Pick<ServiceCreate, 'iconText'>;

export type SampleHeroSection = Filled<
  HeroSectionCreate,
  'title' | 'subtitle' | 'description' | 'backgroundImage' | 'ctaText' | 'ctaLink' | 'order' | 'active'
>;

/** The cover of a category is chosen by a word in its slug: pano, otomasyon, aydinlatma, kamera or sarj. */
export type SampleCategory = Filled<CategoryCreate, 'name' | 'slug' | 'description'>;

type ProjectTexts = 'title' | 'slug' | 'description' | 'content' | 'location';
type ProjectSeo = 'seoTitle' | 'seoDescription' | 'seoKeywords';

export type SampleProject = Filled<ProjectCreate, ProjectTexts | ProjectSeo | 'image' | 'order'> & {
  categorySlug: string;
  /** Further pictures of the gallery, without the main one. */
  images: string[];
};

export type SampleArticle = Filled<ArticleCreate, 'title' | 'slug' | 'excerpt' | 'content'> &
  Pick<ArticleCreate, 'featuredImage'> & {
    categorySlug: string | null;
    /** ISO instant; null keeps the article a draft. */
    publishedAt: string | null;
  };

export type SampleBrand = Pick<BrandCreate, 'name' | 'websiteUrl' | 'order'> & {
  /** Root-relative: the brand record wants an absolute address, so the origin has to be put in front. */
  logo: string;
};

/** With at least three paragraphs. */
export type SampleAboutSection = Filled<AboutSectionCreate, 'title' | 'content'>;

export type SamplePage = Pick<PageCreate, 'title' | 'slug' | 'content'>;

export type SampleContactForm = Pick<ContactFormCreate, 'name' | 'email' | 'phone' | 'subject' | 'message'> & {
  read: boolean;
  /** ISO instant */
  createdAt: string;
};
