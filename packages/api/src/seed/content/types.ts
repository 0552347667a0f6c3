/** A trade card of the home page. `icon` is a Material Symbols name, `iconText` the emoji shown when that icon cannot be found. */
export type SampleService = {
  title: string;
  description: string;
  icon: string;
  iconText: string | null;
  order: number;
};

export type SampleHeroSection = {
  title: string;
  /** HTML */
  subtitle: string;
  /** HTML */
  description: string;
  backgroundImage: string;
  ctaText: string;
  ctaLink: string;
  order: number;
  active: boolean;
};

/** The cover of a category is chosen by a word in its slug: pano, otomasyon, aydinlatma, kamera or sarj. */
export type SampleCategory = {
  name: string;
  slug: string;
  description: string;
};

export type SampleProject = {
  categorySlug: string;
  title: string;
  slug: string;
  description: string;
  /** HTML */
  content: string;
  image: string;
  /** Further pictures of the gallery, without the main one. */
  images: string[];
  location: string;
  seoTitle: string;
  seoDescription: string;
  /** Comma-separated, as the project record stores it. */
  seoKeywords: string;
  order: number;
};

export type SampleArticle = {
  title: string;
  slug: string;
  excerpt: string;
  /** HTML */
  content: string;
  featuredImage: string | null;
  categorySlug: string | null;
  /** ISO instant; null keeps the article a draft. */
  publishedAt: string | null;
};

export type SampleBrand = {
  name: string;
  /** Root-relative: the brand record wants an absolute address, so the origin has to be put in front. */
  logo: string;
  websiteUrl: string | null;
  order: number;
};

export type SampleAboutSection = {
  title: string;
  /** HTML with at least three paragraphs. */
  content: string;
};

export type SamplePage = {
  title: string;
  slug: string;
  /** HTML */
  content: string;
};

export type SampleContactForm = {
  name: string;
  email: string;
  phone: string | null;
  subject: string | null;
  message: string;
  read: boolean;
  /** ISO instant */
  createdAt: string;
};

type SampleWeekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

export type SampleCompany = {
  name: string;
  legalName: string;
  slogan: string;
  sloganEn: string;
  blurb: string;
  blurbEn: string;
  phone: string;
  whatsapp: string;
  email: string;
  contactPerson: string;
  contactRole: string;
  contactRoleEn: string;
  street: string;
  district: string;
  city: string;
  postalCode: string;
  country: string;
  latitude: number;
  longitude: number;
  hours: { days: SampleWeekday[]; opens: string; closes: string }[];
  socialLinks: { name: string; url: string }[];
  whatsappGreeting: string;
  whatsappGreetingEn: string;
  developerCredit: string;
  developerCreditEn: string;
};
