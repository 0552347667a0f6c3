import { sitePath } from '@pano/api/addresses';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { contentLanguage } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { Breadcrumb } from '#kit/site/breadcrumb.tsx';
import { JsonLd } from '#kit/site/json-ld.tsx';
import { loadOrRedirect } from '#kit/site/load-or-redirect.ts';
import { utilsContext } from '#kit/site/loader-context.ts';
import { PageHead } from '#kit/site/page-head.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';
import { RichText } from '#kit/site/rich-text.tsx';
import { Gallery } from './gallery';
import { projectNodes } from './json-ld';
import { ProjectDetails } from './project-details';
import { usePhotos } from './use-photos';

export const ProjectError = recordNotFound({ title: 'project.notFound', text: 'project.notFoundText' });

export function ProjectRoute() {
  const { t } = useTranslation('site');
  const { slug } = useLoaderData<typeof loadProject>();
  const [project] = trpc.projects.bySlug.useSuspenseQuery({ slug });
  const company = useCompany();
  const path = sitePath('project', slug);
  const { category, title } = project;
  const images = usePhotos()(project);
  const description = project.seoDescription || project.description;
  const crumbs = [
    { name: t('nav.home'), path: '/' },
    { name: category.name, path: sitePath('category', category.slug), lang: contentLanguage },
    { name: title, path, lang: contentLanguage },
  ];
  return (
    <div className="page-wrap page">
      <PageHead
        title={project.seoTitle || `${title} – ${company.name}`}
        description={description}
        keywords={project.seoKeywords}
        path={path}
      />
      <JsonLd
        path={path}
        name={title}
        description={description}
        crumbs={crumbs}
        nodes={(site) => projectNodes({ ...project, keywords: project.seoKeywords, images }, site)}
      />
      <div className="page-head">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="type-h1 max-w-[20em]" lang={contentLanguage}>
          {title}
        </h1>
        {project.location ? (
          <p className="page-meta" lang={contentLanguage}>
            <span>
              <MapPin aria-hidden="true" />
              {project.location}
            </span>
          </p>
        ) : null}
        {project.description ? (
          <p className="lead max-w-[44em]" lang={contentLanguage}>
            {project.description}
          </p>
        ) : null}
      </div>
      {images.length > 0 ? (
        <Gallery key={slug} title={title} images={images} />
      ) : (
        <p className="gallery-empty">{t('project.noImages')}</p>
      )}
      <div className="project-columns">
        <RichText lang={contentLanguage} html={project.content} images={false} className="prose" />
        <ProjectDetails category={category} location={project.location} imageCount={images.length} />
      </div>
    </div>
  );
}

export async function loadProject({ context, params, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const slug = params.slug ?? '';
  await loadOrRedirect({ utils, entity: 'projects', slug, request }, () => utils.projects.bySlug.fetch({ slug }));
  return { slug };
}
