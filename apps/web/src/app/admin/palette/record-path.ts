import type { FoundRecord } from '@pano/api/search/search.schema';

/** Where a found record is edited, or, where it has no form of its own, shown. */
export function recordPath({ kind, id, title }: FoundRecord): string {
  switch (kind) {
    case 'articles':
      return `/admin/articles/${id}`;
    case 'services':
      return `/admin/services/${id}`;
    case 'heroSections':
      return `/admin/hero-sections/${id}/edit`;
    case 'categories':
      return `/admin/categories/${id}/edit`;
    case 'projects':
      return `/admin/projects/${id}/edit`;
    case 'brands':
      return `/admin/brands/${id}/edit`;
    case 'pages':
      return `/admin/pages/${id}/edit`;
    case 'keywords':
      return `/admin/keywords?edit=${id}`;
    case 'contactForms':
      return `/admin/contact-forms?q=${encodeURIComponent(title)}`;
  }
}
