import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { trpc } from '#kit/shared/trpc.ts';
import { useSectionTexts } from '#kit/shared/use-company.ts';
import { loadListPage } from '#kit/site/list-query.ts';
import { ListScreen } from '#kit/site/list-screen.tsx';
import { homeCards, utilsContext } from '#kit/site/loader-context.ts';
import { BrandCell } from './brand-cell';

export { RecordNotFound as ErrorBoundary } from '#kit/site/record-not-found.tsx';

/** All brands, of which the home page shows the first ones. */
export function Component() {
  const { t } = useTranslation('site');
  const shown = useLoaderData<typeof loader>();
  const [{ items, total }] = trpc.brands.listActive.useSuspenseQuery(shown.query);
  return (
    <ListScreen
      path={sitePages.brands}
      {...useSectionTexts('brands')}
      {...shown}
      total={total}
      empty={t('brands.empty')}
    >
      <ul className="brand-grid">
        {items.map((brand) => (
          <BrandCell key={brand.id} brand={brand} />
        ))}
      </ul>
    </ListScreen>
  );
}

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadListPage(request, homeCards, (query) => context.get(utilsContext).brands.listActive.fetch(query));
