import type { ShownBlock } from '@pano/api/pages/page-blocks.schema';
import { truncate } from '@pano/i18n/text/html-text';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { type GraphContext, questionsNode } from '#kit/site/json-ld-nodes.ts';
import { Island, lazyIsland } from '#kit/site/lazy-island.tsx';
import { loadBySlug } from '#kit/site/load-record.ts';
import { utilsContext } from '#kit/site/loader-context.ts';
import { RecordPage } from '#kit/site/record-page.tsx';
import { cardText } from '#kit/site/rich-html.ts';
import { RichText } from '#kit/site/rich-text.tsx';
import { loadList } from './list-block';

export { RecordNotFound as ErrorBoundary } from '#kit/site/record-not-found.tsx';

/** What search engines show below the title. */
const maxDescription = 160;

/** Most pages have none, and need none of their code. */
const blockIsland = lazyIsland(async () => (await import('./page-blocks')).PageBlocks);

export function Component() {
  const { slug, locale } = useLoaderData<typeof loader>();
  const [page] = trpc.pages.bySlug.useSuspenseQuery({ slug, locale });
  const { lang, parent, blocks = [] } = page;
  const mark = useFieldMarks('page', page.id);
  const [firstText = ''] = [page.content, ...blocks.map((block) => ('html' in block ? block.html : ''))].filter(
    Boolean,
  );
  return (
    <RecordPage
      record={page}
      mark={mark('title')}
      summary={truncate(cardText(firstText), maxDescription) || page.title}
      above={parent ? [{ name: parent.title, path: parent.path, lang: parent.lang }] : []}
      nodes={(site) => questionNodes(blocks, site)}
    >
      {page.content || blocks.length === 0 ? (
        <RichText lang={lang} html={page.content} className="prose max-w-[680px]" mark={mark('content')} />
      ) : null}
      {blocks.length > 0 ? <Island island={blockIsland} /> : null}
    </RecordPage>
  );
}

export async function loader(args: LoaderFunctionArgs) {
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
