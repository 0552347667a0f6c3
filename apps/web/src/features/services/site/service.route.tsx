import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany, useSectionTexts } from '#kit/shared/use-company.ts';
import { Breadcrumb } from '#kit/site/breadcrumb.tsx';
import { Gallery } from '#kit/site/gallery.tsx';
import { TurkishOnly } from '#kit/site/in-turkish.tsx';
import { JsonLd } from '#kit/site/json-ld.tsx';
import { loadBySlug } from '#kit/site/load-record.ts';
import { utilsContext } from '#kit/site/loader-context.ts';
import { PageHead } from '#kit/site/page-head.tsx';
import { Questions } from '#kit/site/questions.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';
import { RichText } from '#kit/site/rich-text.tsx';
import { useHomeSwitch } from '#kit/site/site-entity.ts';
import { usePhotos } from '#kit/site/use-photos.ts';
import { servicePageNodes } from './json-ld';
import { ServiceOffer } from './service-offer';
import { projectsOf, ServiceProjects } from './service-projects';

export const ServiceError = recordNotFound();

export function ServiceRoute() {
  const { t } = useTranslation('site');
  const { slug, locale } = useLoaderData<typeof loadService>();
  const [service] = trpc.services.bySlug.useSuspenseQuery({ slug, locale });
  const company = useCompany();
  const hasList = useHomeSwitch('services');
  const { title: listTitle } = useSectionTexts('services');
  const { title, lang, path, questions } = service;
  const images = usePhotos()(service);
  const description = service.seoDescription || service.description;
  const crumbs = [
    { name: t('nav.home'), path: '/' },
    ...(hasList ? [{ name: listTitle, path: sitePages.services }] : []),
    { name: title, path, lang },
  ];
  return (
    <div className="page-wrap page">
      <PageHead
        title={service.seoTitle || `${title} – ${company.name}`}
        description={description}
        keywords={service.seoKeywords}
        record={service}
      />
      <JsonLd
        record={service}
        name={title}
        description={description}
        crumbs={crumbs}
        nodes={import.meta.env.SSR ? (site) => servicePageNodes({ ...service, images }, company, site) : undefined}
      />
      <div className="page-head">
        <Breadcrumb crumbs={crumbs} />
        <TurkishOnly lang={lang} />
        <h1 className="type-h1 max-w-[20em]" lang={lang}>
          {title}
        </h1>
        <p className="lead max-w-[44em]" lang={lang}>
          {service.description}
        </p>
      </div>
      {images.length > 0 ? (
        <Gallery key={slug} title={title} lang={lang} images={images} label={t('service.pictures')} />
      ) : null}
      <div className="record-columns">
        <div className="grid content-start gap-12">
          <RichText lang={lang} html={service.content} className="prose" />
          <Questions lang={lang} questions={questions} />
        </div>
        <ServiceOffer />
      </div>
      <ServiceProjects serviceId={service.id} locale={locale} />
    </div>
  );
}

export async function loadService(args: LoaderFunctionArgs) {
  const { paths, ...query } = await loadBySlug(args, 'service', (utils, bySlug) => utils.services.bySlug.fetch(bySlug));
  const utils = args.context.get(utilsContext);
  const { id, slug, title, lang } = await utils.services.bySlug.ensureData(query);
  await utils.projects.listVisible.ensureData(projectsOf(id, query.locale));
  return { ...query, paths, asked: { slug, title, lang } };
}
