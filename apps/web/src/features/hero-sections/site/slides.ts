import type { CompanyRecord } from '@pano/api/company/company.schema';
import type { Picture } from '@pano/api/media/media.schema';
import type { Locale } from '@pano/i18n/locales';
import type { TFunction } from 'i18next';
import { escapeText } from '#kit/site/rich-text.tsx';

/** A slide as the back office stores it. */
export type StoredSlide = {
  id: number;
  title: string;
  subtitle: string | null;
  description: string | null;
  backgroundImage: string | null;
  picture?: Picture | null;
  ctaText: string | null;
  ctaLink: string | null;
  /** Of its texts; a slide that is not stored yet is Turkish. */
  lang?: Locale;
};

export type Slide = {
  id: number;
  title: string;
  /** HTML without links: the whole slide is one. */
  subtitle: string;
  description: string;
  image: string;
  picture: Picture | null;
  ctaText: string;
  ctaLink: string;
  /** Of the texts and of the call to action, where it is another than that of the page. */
  lang?: string;
  ctaLang?: string;
};

const stockImage = '/art/hero-pano.svg';

/** The slides to show, with what is missing filled in. */
export const createSlides = (stored: StoredSlide[], company: string, t: TFunction<'site'>): Slide[] =>
  stored.map((slide) => ({
    id: slide.id,
    title: slide.title || company,
    subtitle: withoutLinks(slide.subtitle ?? ''),
    description: withoutLinks(slide.description ?? ''),
    image: slide.backgroundImage || stockImage,
    picture: slide.picture ?? null,
    ctaText: slide.ctaText || t('hero.defaultCta'),
    ctaLink: slide.ctaLink || '/#contact',
    lang: slide.lang,
    ...(slide.ctaText ? { ctaLang: slide.lang } : {}),
  }));

type Firm = Pick<CompanyRecord, 'name' | 'city'> & {
  /** In the language of the page. */
  slogan: string | null;
  services: string[];
  /** Whether the site has a section about the firm. */
  hasAbout: boolean;
};

/** The one slide of a site without any: only what the owner has written elsewhere, and a button that leads somewhere. */
export const fallbackSlide = ({ name, city, slogan, services, hasAbout }: Firm, t: TFunction<'site'>): Slide => ({
  id: 0,
  title: city ? t('hero.fallbackTitle', { city }) : name,
  subtitle: escapeText(services.join(', ') || slogan || ''),
  description: '',
  image: stockImage,
  picture: null,
  ctaText: t(hasAbout ? 'hero.fallbackCta' : 'nav.contact'),
  ctaLink: hasAbout ? '/#about' : '/#contact',
});

/** A link inside of a link would make the browser close the outer one. The stored HTML is clean, so a pattern is enough. */
const withoutLinks = (html: string): string => html.replace(/<\/?a\b[^>]*>/gi, '');
