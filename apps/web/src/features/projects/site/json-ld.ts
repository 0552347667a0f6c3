import { businessId, type GraphContext, imageNode, type JsonLdNode, translations } from '#kit/site/json-ld-nodes.ts';

type Project = {
  title: string;
  description: string | null;
  location: string | null;
  keywords: string | null;
  images: { src: string; alt: string }[];
};

export function projectNodes(project: Project, site: GraphContext): JsonLdNode[] {
  const images = project.images.map(({ src, alt }, index) =>
    imageNode({ id: `${site.pageUrl}#image-${index + 1}`, src, name: alt }, site),
  );
  return [
    {
      '@type': 'CreativeWork',
      '@id': `${site.pageUrl}#project`,
      name: project.title,
      url: site.pageUrl,
      ...(project.description ? { description: project.description } : {}),
      ...(project.location ? { locationCreated: { '@type': 'Place', name: project.location } } : {}),
      ...(project.keywords ? { keywords: project.keywords } : {}),
      image: images.map((image) => ({ '@id': image['@id'] })),
      creator: { '@id': businessId(site) },
      inLanguage: site.lang,
      ...translations(site, '#project'),
      mainEntityOfPage: { '@id': `${site.pageUrl}#webpage` },
    },
    ...images,
  ];
}
