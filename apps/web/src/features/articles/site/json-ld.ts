import { homePath } from '@pano/api/addresses';
import { shareImagePath } from '@pano/api/beside-pages';
import { businessId, type GraphContext, imageNode, type JsonLdNode, translations } from '#kit/site/json-ld-nodes.ts';

type Article = {
  title: string;
  excerpt: string | null;
  featuredImage: string | null;
  publishedAt: string | null;
  updatedAt: string;
  section: string | null;
};

export function articleNodes(article: Article, site: GraphContext): JsonLdNode[] {
  const imageId = `${site.pageUrl}#image`;
  return [
    {
      '@type': 'Article',
      '@id': `${site.pageUrl}#article`,
      headline: article.title,
      ...(article.excerpt ? { description: article.excerpt } : {}),
      image: { '@id': imageId },
      datePublished: article.publishedAt ?? article.updatedAt,
      dateModified: article.updatedAt,
      ...(article.section ? { articleSection: article.section } : {}),
      inLanguage: site.lang,
      ...translations(site, '#article'),
      author: { '@id': businessId(site) },
      publisher: { '@id': businessId(site) },
      mainEntityOfPage: { '@id': `${site.pageUrl}#webpage` },
    },
    imageNode(
      { id: imageId, src: article.featuredImage ?? shareImagePath(homePath[site.lang]), name: article.title },
      site,
    ),
  ];
}
