import { parseVideo } from '@pano/api/videos';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { BeforeAfter } from '#kit/site/before-after.tsx';
import { Breadcrumb } from '#kit/site/breadcrumb.tsx';
import { Gallery } from '#kit/site/gallery.tsx';
import { TurkishOnly } from '#kit/site/in-turkish.tsx';
import { JsonLd } from '#kit/site/json-ld.tsx';
import { loadBySlug } from '#kit/site/load-record.ts';
import { PageHead } from '#kit/site/page-head.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';
import { RichText } from '#kit/site/rich-text.tsx';
import { usePhotos } from '#kit/site/use-photos.ts';
import { projectNodes } from './json-ld';
import { ProjectDetails } from './project-details';
import { ProjectVideo } from './project-video';

export const ProjectError = recordNotFound({ title: 'project.notFound', text: 'project.notFoundText' });

export function ProjectRoute() {
  const { t } = useTranslation('site');
  const { slug, locale } = useLoaderData<typeof loadProject>();
  const [project] = trpc.projects.bySlug.useSuspenseQuery({ slug, locale });
  const company = useCompany();
  const { category, title, lang, path, beforeImage, afterImage, specPictures } = project;
  const images = usePhotos()(project);
  const description = project.seoDescription || project.description;
  const video = project.video === null ? null : parseVideo(project.video);
  const poster = project.videoPoster
    ? { src: project.videoPoster, picture: specPictures.poster }
    : { src: images[0]?.src ?? null, picture: images[0]?.picture ?? null };
  const crumbs = [
    { name: t('nav.home'), path: '/' },
    { name: category.name, path: category.path, lang: category.lang },
    { name: title, path, lang },
  ];
  return (
    <div className="page-wrap page">
      <PageHead
        title={project.seoTitle || `${title} – ${company.name}`}
        description={description}
        keywords={project.seoKeywords}
        record={project}
      />
      <JsonLd
        record={project}
        name={title}
        description={description}
        crumbs={crumbs}
        nodes={(site) =>
          projectNodes({ ...project, keywords: project.seoKeywords, images, film: video, poster: poster.src }, site)
        }
      />
      <div className="page-head">
        <Breadcrumb crumbs={crumbs} />
        <TurkishOnly lang={lang} />
        <h1 className="type-h1 max-w-[20em]" lang={lang}>
          {title}
        </h1>
        {project.location ? (
          <p className="page-meta" lang={lang}>
            <span>
              <MapPin aria-hidden="true" />
              {project.location}
            </span>
          </p>
        ) : null}
        {project.description ? (
          <p className="lead max-w-[44em]" lang={lang}>
            {project.description}
          </p>
        ) : null}
      </div>
      {images.length > 0 ? (
        <Gallery key={slug} title={title} lang={lang} images={images} label={t('project.gallery')} />
      ) : (
        <p className="gallery-empty">{t('project.noImages')}</p>
      )}
      <div className="record-columns">
        <div className="project-main">
          <RichText lang={lang} html={project.content} images={false} className="prose" />
          {beforeImage && afterImage ? (
            <BeforeAfter
              title={title}
              before={{ src: beforeImage, picture: specPictures.before }}
              after={{ src: afterImage, picture: specPictures.after }}
            />
          ) : null}
          {video && project.video ? (
            <ProjectVideo title={title} video={video} url={project.video} poster={poster} />
          ) : null}
        </div>
        <ProjectDetails project={project} imageCount={images.length} />
      </div>
    </div>
  );
}

export const loadProject = (args: LoaderFunctionArgs) =>
  loadBySlug(args, 'project', (utils, query) => utils.projects.bySlug.fetch(query));
