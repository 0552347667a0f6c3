type PublicLook = {
  name: string;
  path: string /** Sections of the page, besides the window as it opens. */;
  parts?: string[];
};

export const publicLooks: PublicLook[] = [
  { name: 'home', path: '/', parts: ['categories', 'services', 'contact'] },
  { name: 'home-en', path: '/en' },
  { name: 'category', path: '/category/elektrik-panolari' },
  { name: 'project', path: '/proje/16-araclik-sarj-otoparki' },
  { name: 'articles', path: '/articles' },
  { name: 'article', path: '/articles/pano-ne-zaman-yenilenir' },
  { name: 'page', path: '/sayfa/gizlilik' },
  { name: 'not-found', path: '/boyle-bir-sayfa-yok' },
];

export const adminLooks = [
  { name: 'admin-dashboard', path: '/admin', theme: 'light' },
  { name: 'admin-services', path: '/admin/services', theme: 'light' },
  { name: 'admin-article-new', path: '/admin/articles/new', theme: 'light' },
  { name: 'admin-settings', path: '/admin/settings', theme: 'light' },
  { name: 'admin-contact-forms-dark', path: '/admin/contact-forms', theme: 'dark' },
  { name: 'admin-projects-dark', path: '/admin/projects', theme: 'dark' },
] as const;
