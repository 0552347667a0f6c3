import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useSectionTexts } from '#kit/shared/use-company.ts';
import { expectSectionShown, loadListPage } from '#kit/site/list-query.ts';
import { ListScreen } from '#kit/site/list-screen.tsx';
import { homeCards, loaderLocale, utilsContext } from '#kit/site/loader-context.ts';
import { CategoryCard } from './categories-section';

export { RecordNotFound as ErrorBoundary } from '#kit/site/record-not-found.tsx';

/** All categories, of which the home page shows the first ones. */
export function Component() {
  const { t } = useTranslation('site');
  const shown = useLoaderData<typeof loader>();
  const [{ items, total }] = trpc.categories.listVisible.useSuspenseQuery(shown.query);
  return (
    <ListScreen
      path={sitePages.categories}
      {...useSectionTexts('categories')}
      {...shown}
      total={total}
      empty={t('categories.empty')}
    >
      <div className="card-grid" data-count={items.length}>
        {items.map((category) => (
          <CategoryCard key={category.id} category={category} heading="h2" />
        ))}
      </div>
    </ListScreen>
  );
}

export async function loader({ context, request }: LoaderFunctionArgs) {
  const utils = context.get(utilsContext);
  await expectSectionShown(utils, 'categories');
  const list = { ...homeCards, locale: loaderLocale({ context, request }) };
  return loadListPage(request, list, (query) => utils.categories.listVisible.fetch(query));
}
