import type { ShownBlock } from '@pano/api/pages/page-blocks.schema';
import { truncate } from '@pano/i18n/text/html-text';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { Breadcrumb } from '#kit/site/breadcrumb.tsx';
import { TurkishOnly } from '#kit/site/in-turkish.tsx';
import { JsonLd } from '#kit/site/json-ld.tsx';
import { type GraphContext, questionsNode } from '#kit/site/json-ld-nodes.ts';
import { Island, lazyIsland } from '#kit/site/lazy-island.tsx';
import { loadBySlug } from '#kit/site/load-record.ts';
import { utilsContext } from '#kit/site/loader-context.ts';
import { PageHead } from '#kit/site/page-head.tsx';
import { recordNotFound } from '#kit/site/record-not-found.tsx';
import { cardText } from '#kit/site/rich-html.ts';
import { RichText } from '#kit/site/rich-text.tsx';

import { loadList } from './list-block';

export const PageError = recordNotFound();

/** What search engines show below the title. */
const maxDescription = 160;

/** Most pages have none, and need none of their code. */
const blockIsland = lazyIsland(async () => (await import('./page-blocks')).PageBlocks);

export function PageRoute() {
  const { t } = useTranslation('site');
  const { slug, locale } = useLoaderData<typeof loadPage>();
  const [page] = trpc.pages.bySlug.useSuspenseQuery({ slug, locale });
  const company = useCompany();
  const { path, lang, blocks = [] } = page;
  const [firstText = ''] = [page.content, ...blocks.map((block) => ('html' in block ? block.html : ''))].filter(
    Boolean,
  );
  const description = truncate(cardText(firstText), maxDescription) || page.title;
  const crumbs = [
    { name: t('nav.home'), path: '/' },
    ...(page.parent ? [{ name: page.parent.title, path: page.parent.path, lang: page.parent.lang }] : []),
    { name: page.title, path, lang },
  ];
  return (
    <div className="page-wrap page">
      <PageHead title={`${page.title} – ${company.name}`} description={description} record={page} />
      <JsonLd
        record={page}
        name={page.title}
        description={description}
        crumbs={crumbs}
        nodes={(site) => questionNodes(blocks, site)}
      />
      <div className="page-head">
        <Breadcrumb crumbs={crumbs} />
        <TurkishOnly lang={lang} />
        <h1 className="type-h1 max-w-[20em]" lang={lang}>
          {page.title}
        </h1>
      </div>
      {page.content || blocks.length === 0 ? (
        <RichText lang={lang} html={page.content} className="prose max-w-[680px]" />
      ) : null}
      {blocks.length > 0 ? <Island island={blockIsland} /> : null}
    </div>
  );
}

export async function loadPage(args: LoaderFunctionArgs) {
  const address = await loadBySlug(args, 'page', (utils, query) => utils.pages.bySlug.fetch(query));
  const utils = args.context.get(utilsContext);
  const { slug, locale } = address;
  const loaded: { blocks?: readonly ShownBlock[] } = await utils.pages.bySlug.ensureData({ slug, locale });
  const blocks = loaded.blocks ?? [];
  if (blocks.length > 0) {
    const lists = blocks.flatMap((block) => ('ids' in block ? block : []));
    await Promise.all([blockIsland.load(), ...lists.map((block) => loadList(utils, block, locale))]);
  }
  return address;
}

/** All questions of the page, for search engines. */
function questionNodes(blocks: readonly ShownBlock[], site: GraphContext) {
  const questions = blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  return questions.length > 0 ? [questionsNode(questions, site)] : [];
}
