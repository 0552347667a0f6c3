import { type Video, videoFrame } from '@pano/api/videos';
import type { Locale } from '@pano/i18n/locales';
import type { Service, VideoObject } from 'schema-dts';
import { businessId, type GraphContext, imageNode, type JsonLdNode, translations } from '#kit/site/json-ld-nodes.ts';

type UsedService = { id: number; lang: Locale; title: string; path: string | null };

type Project = {
  title: string;
  description: string | null;
  location: string | null;
  keywords: string | null;
  year: number | null;
  customer: string | null;
  capacity: string | null;
  services: UsedService[];
  images: { src: string; alt: string; caption: string | null }[];
  film: Video | null;
  /** The picture of the film. */
  poster: string | null;
  createdAt: string;
};

export function projectNodes(project: Project, site: GraphContext): JsonLdNode[] {
  const { year, customer, capacity, services, film } = project;
  const images = project.images.map(({ src, alt, caption }, index) => ({
    ...imageNode({ id: `${site.pageUrl}#image-${index + 1}`, src, name: alt }, site),
    ...(caption ? { caption } : {}),
  }));
  return [
    {
      '@type': 'CreativeWork',
      '@id': `${site.pageUrl}#project`,
      name: project.title,
      url: site.pageUrl,
      ...(project.description ? { description: project.description } : {}),
      ...(project.location ? { locationCreated: { '@type': 'Place', name: project.location } } : {}),
      ...(project.keywords ? { keywords: project.keywords } : {}),
      ...(year ? { dateCreated: String(year) } : {}),
      ...(customer ? { funder: { '@type': 'Organization', name: customer } } : {}),
      ...(capacity ? { size: capacity } : {}),
      ...(services.length > 0
        ? {
            about: services.map((service) => usedService(service, site)),
          }
        : {}),
      ...(film ? { video: videoNode(film, project, site) } : {}),
      image: images.map((image) => ({ '@id': image['@id'] })),
      creator: { '@id': businessId(site) },
      inLanguage: site.lang,
      ...translations(site, '#project'),
      mainEntityOfPage: { '@id': `${site.pageUrl}#webpage` },
    },
    ...images,
  ];
}

/** A service by its name, with the id of the node that describes it: on its own page, or on the home page. */
function usedService({ id, lang, title, path }: UsedService, site: GraphContext): Exclude<Service, string> {
  const url = path && site.link(path, lang);
  return {
    '@type': 'Service',
    '@id': url ? `${url}#service` : site.absolute(`/#service-${id}`),
    name: title,
    provider: { '@id': businessId(site) },
    ...(url ? { url } : {}),
  };
}

const videoNode = (film: Video, project: Project, site: GraphContext): VideoObject => ({
  '@type': 'VideoObject',
  name: project.title,
  description: project.description ?? project.title,
  uploadDate: project.createdAt,
  ...(project.poster ? { thumbnailUrl: site.absolute(project.poster) } : {}),
  ...(film.kind === 'file' ? { contentUrl: site.absolute(film.src) } : { embedUrl: videoFrame(film) }),
});
