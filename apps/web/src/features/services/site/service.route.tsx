import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany, useSectionTexts } from '#kit/shared/use-company.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { Gallery } from '#kit/site/gallery.tsx';
import { loadBySlug } from '#kit/site/load-record.ts';
import { utilsContext } from '#kit/site/loader-context.ts';
import { Questions } from '#kit/site/questions.tsx';
import { RecordLead, RecordPage } from '#kit/site/record-page.tsx';
import { RichText } from '#kit/site/rich-text.tsx';
import { useHomeSwitch } from '#kit/site/site-entity.ts';
import { usePhotos } from '#kit/site/use-photos.ts';
import { servicePageNodes } from './json-ld';
import { ServiceOffer } from './service-offer';
import { projectsOf, ServiceProjects } from './service-projects';

export { RecordNotFound as ErrorBoundary } from '#kit/site/record-not-found.tsx';

export function Component() {
  const { t } = useTranslation('site');
  const { slug, locale } = useLoaderData<typeof loader>();
  const [service] = trpc.services.bySlug.useSuspenseQuery({ slug, locale });
  const company = useCompany();
  const hasList = useHomeSwitch('services');
  const { title: listTitle } = useSectionTexts('services');
  const { title, lang, description, questions } = service;
  const mark = useFieldMarks('service', service.id);
  const images = usePhotos()(service);
  return (
    <RecordPage
      record={service}
      mark={mark('title')}
      summary={description}
      above={hasList ? [{ name: listTitle, path: sitePages.services }] : []}
      nodes={import.meta.env.SSR ? (site) => servicePageNodes({ ...service, images }, company, site) : undefined}
      head={<RecordLead record={service} mark={mark('description')} />}
    >
      {images.length > 0 ? (
        <Gallery
          key={slug}
          title={title}
          lang={lang}
          images={images}
          label={t('service.pictures')}
          mark={mark('gallery')}
        />
      ) : null}
      <div className="record-columns">
        <div className="grid content-start gap-12">
          <RichText lang={lang} html={service.content} className="prose" mark={mark('content')} />
          <Questions lang={lang} questions={questions} mark={mark('questions')} />
        </div>
        <ServiceOffer />
      </div>
      <ServiceProjects serviceId={service.id} locale={locale} />
    </RecordPage>
  );
}

export async function loader(args: LoaderFunctionArgs) {
  const { paths, ...query } = await loadBySlug(args, 'service', (utils, bySlug) => utils.services.bySlug.fetch(bySlug));
  const utils = args.context.get(utilsContext);
  const { id, slug, title, lang } = await utils.services.bySlug.ensureData(query);
  await utils.projects.listVisible.ensureData(projectsOf(id, query.locale));
  return { ...query, paths, asked: { slug, title, lang } };
}
