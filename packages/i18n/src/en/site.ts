import type { site as turkish } from '../tr/site';
import type { Translation } from '../translation';

export const site: Translation<typeof turkish> = {
  skipToContent: 'Skip to content',
  nav: {
    label: 'Main menu',
    home: 'Home',
    projects: 'Projects',
    services: 'Services',
    articles: 'Articles',
    about: 'About',
    contact: 'Contact',
    quote: 'Get a quote',
    menu: 'Menu',
    closeMenu: 'Close menu',
  },
  language: { label: 'Language', tr: 'Türkçe', en: 'English' },
  hero: {
    label: 'Featured work',
    previous: 'Previous slide',
    next: 'Next slide',
    dots: 'Choose a slide',
    dot: 'Slide {{number}}',
    pause: 'Pause the automatic change',
    play: 'Start the automatic change',
    defaultCta: 'More details',
    fallbackTitle: 'Electrical design, panels and automation in Bursa',
    fallbackSubtitle: 'Electrical design, automation, lighting, security cameras, EV charging and installation',
    fallbackCta: 'About us',
  },
  services: {
    title: 'Services',
    lead: 'All your electrical work from one team, from the first drawing to the last measurement. One by one or turnkey.',
    empty: 'No services have been added yet...',
  },
  footer: {
    quickLinks: 'Quick links',
    contact: 'Contact',
    copyright: '© {{year}} {{company}}. All rights reserved.',
    credit: 'Design and development: {{name}}',
  },
  home: {
    title: '{{company}} – electrical work, automation and EV charging in Bursa',
    description:
      'Electrical design, panel building, automation, lighting, security cameras and EV charging stations in Bursa.',
    failed: 'Something went wrong while loading the content',
  },
  notFound: {
    title: 'Page not found',
    text: 'The page you are looking for has moved or never existed.',
    home: 'Back to the home page',
  },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Something unexpected happened while showing the page.',
    retry: 'Try again',
  },
  loading: 'Loading content...',
  whatsapp: 'Write on WhatsApp',
};
