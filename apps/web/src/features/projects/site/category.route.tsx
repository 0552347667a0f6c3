import type { Paths } from '@pano/api/addresses';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { shownCover } from '#kit/shared/image-props.ts';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { useSiteText } from '#kit/shared/use-company.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { TurkishOnly } from '#kit/site/in-turkish.tsx';
import { loadListPage, pageAddress } from '#kit/site/list-query.ts';
import { loadRecord } from '#kit/site/load-record.ts';
import { loaderLocale, utilsContext } from '#kit/site/loader-context.ts';
import { PageHead } from '#kit/site/page-head.tsx';
import { PageLinks } from '#kit/site/page-links.tsx';
import { QuoteStrip } from '#kit/site/quote-strip.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';
import { RecordLead } from '#kit/site/record-page.tsx';
import { SiteLink } from '#kit/site/site-link.tsx';
import { ProjectGrid } from './project-grid';

export const ErrorBoundary = recordNotFound({ title: 'category.notFound', text: 'category.notFoundText' });

export function Component() {
  const { t } = useTranslation('site');
  const { slug, page, query } = useLoaderData<typeof loader>();
  const [{ category, items, total }] = trpc.projects.listByCategory.useSuspenseQuery({ slug, ...query });
  const { lang, paths } = category;
  const mark = useFieldMarks('category', category.id);
  const path = pageAddress(category.path, page);
  const record = { lang, paths: { tr: pageAddress(paths.tr, page), en: paths.en && pageAddress(paths.en, page) } };
  const name = page === 1 ? category.name : t('lists.title', { title: category.name, number: page });
  const description =
    category.seoDescription || category.description || t('category.description', { category: category.name });
  return (
    <>
      <PageHead
        record={record}
        name={name}
        title={page === 1 ? category.seoTitle : null}
        description={description}
        type="CollectionPage"
        crumbs={[{ name, path, lang }]}
      />
      <div className="cover">
        <div className="cover-art" {...mark('image')}>
          <SiteImage
            src={shownCover(category.cover)}
            picture={category.picture}
            crop
            sizes="46vw"
            alt=""
            width={800}
            height={600}
            fetchPriority="high"
          />
        </div>
        <div className="page-wrap cover-inside">
          <SiteLink to="/" className="back-link">
            <ArrowLeft aria-hidden="true" />
            {t('category.back')}
          </SiteLink>
          <TurkishOnly lang={lang} />
          <h1 className="type-h1" lang={lang} {...mark('name')}>
            {category.name}
          </h1>
          <RecordLead record={category} mark={mark('description')} className="max-w-[32em]" />
          {total > 0 ? <p className="text-ink-3 tabular-nums">{t('category.count', { count: total })}</p> : null}
        </div>
      </div>
      <div className="page-wrap page">
        {items.length > 0 ? <ProjectGrid projects={items} /> : <p className="empty-note">{t('category.empty')}</p>}
        <PageLinks path={category.path} page={page} total={total} perPage={query.limit} />
        <QuoteStrip title={t('strip.title')} text={useSiteText('workInvitation') ?? t('strip.text')} />
      </div>
    </>
  );
}

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  const slug = params.slug ?? '';
  const locale = loaderLocale({ context, request });
  let paths: Paths | undefined;
  const list = await loadListPage(request, { limit: 24, locale }, async (query) => {
    const lookup = async () => {
      const { category, items, total } = await utils.projects.listByCategory.fetch({ slug, ...query });
      return { ...category, items, total };
    };
    const category = await loadRecord({ utils, kind: 'category', slug, locale, request }, lookup);
    paths = category.paths;
    return category;
  });
  return { slug, paths, ...list };
}
