import { parseVideo } from '@pano/api/videos';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { BeforeAfter } from '#kit/site/before-after.tsx';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { Gallery } from '#kit/site/gallery.tsx';
import { loadBySlug } from '#kit/site/load-record.ts';
import { recordNotFound } from '#kit/site/record-not-found.tsx';
import { RecordLead, RecordPage } from '#kit/site/record-page.tsx';
import { RichText } from '#kit/site/rich-text.tsx';
import { usePhotos } from '#kit/site/use-photos.ts';
import { projectNodes } from './json-ld';
import { ProjectDetails } from './project-details';
import { ProjectVideo } from './project-video';

export const ErrorBoundary = recordNotFound({ title: 'project.notFound', text: 'project.notFoundText' });

export function Component() {
  const { t } = useTranslation('site');
  const { slug, locale } = useLoaderData<typeof loader>();
  const [project] = trpc.projects.bySlug.useSuspenseQuery({ slug, locale });
  const { category, title, lang, beforeImage, afterImage, specPictures } = project;
  const mark = useFieldMarks('project', project.id);
  const images = usePhotos()(project);
  const video = project.video === null ? null : parseVideo(project.video);
  const poster = project.videoPoster
    ? { src: project.videoPoster, picture: specPictures.poster }
    : { src: images[0]?.src ?? null, picture: images[0]?.picture ?? null };
  return (
    <RecordPage
      record={project}
      mark={mark('title')}
      summary={project.description}
      above={[{ name: category.name, path: category.path, lang: category.lang }]}
      nodes={(site) =>
        projectNodes({ ...project, keywords: project.seoKeywords, images, film: video, poster: poster.src }, site)
      }
      head={
        <>
          {project.location ? (
            <p className="page-meta" lang={lang} {...mark('location')}>
              <span>
                <MapPin aria-hidden="true" />
                {project.location}
              </span>
            </p>
          ) : null}
          <RecordLead record={project} mark={mark('description')} />
        </>
      }
    >
      {images.length > 0 ? (
        <Gallery
          key={slug}
          title={title}
          lang={lang}
          images={images}
          label={t('project.gallery')}
          mark={mark('gallery')}
        />
      ) : (
        <p className="gallery-empty">{t('project.noImages')}</p>
      )}
      <div className="record-columns">
        <div className="project-main">
          <RichText lang={lang} html={project.content} images={false} className="prose" mark={mark('content')} />
          {beforeImage && afterImage ? (
            <BeforeAfter
              title={title}
              before={{ src: beforeImage, picture: specPictures.before }}
              after={{ src: afterImage, picture: specPictures.after }}
              mark={mark('beforeImage')}
            />
          ) : null}
          {video && project.video ? (
            <ProjectVideo title={title} video={video} url={project.video} poster={poster} />
          ) : null}
        </div>
        <ProjectDetails project={project} imageCount={images.length} />
      </div>
    </RecordPage>
  );
}

export const loader = (args: LoaderFunctionArgs) =>
  loadBySlug(args, 'project', (utils, query) => utils.projects.bySlug.fetch(query));
