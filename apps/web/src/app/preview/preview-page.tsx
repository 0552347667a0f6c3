import type { AppRouter } from '@pano/api';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { i18n } from 'i18next';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createPath, RouterProvider } from 'react-router';
import type { EditedRecord } from '#kit/shared/preview-messages.ts';
import { EditedContext } from '#kit/site/field-marks.ts';
import { showIslandsAtOnce } from '#kit/site/lazy-island.tsx';
import { prepareLocale, showLocale } from '../site/language';
import { Providers } from '../site/providers';
import { fillQueries, type PageState } from '../site/state';
import { keepScroll } from '../site/use-scroll-position';
import { findEdited, followEdited } from './edited-field';
import { LastPicture } from './last-picture';
import { createPreviewRouter } from './preview-router';

type PreviewRouter = ReturnType<typeof createPreviewRouter>;
type Shown = { state: PageState; path: string; edited: EditedRecord; find: boolean };

/** Whatever has not arrived fails: nothing here asks the server. */
const noServer: TRPCLink<AppRouter> = () => () =>
  observable(({ error }) => error(new TRPCClientError('The preview shows only what has arrived')));

/**
 * Shows pages of the site out of what arrives for them; where only texts differ, what stands there is updated in place, and
 * of what cannot be drawn the picture from before stays.
 */
export function createPreview(i18n: i18n, container: HTMLElement, onFailed: () => void) {
  const root = createRoot(container);
  showIslandsAtOnce();
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: false },
    },
  });
  const client = createTRPCClient<AppRouter>({ links: [noServer] });
  let arrived: PageState['router'] = {};
  let router: PreviewRouter | null = null;

  const draw = (router: PreviewRouter, page: Shown) =>
    flushSync(() =>
      root.render(
        <LastPicture page={page} container={container} onFailed={onFailed}>
          <EditedContext value={page.edited}>
            <Providers queryClient={queryClient} client={client} i18n={i18n} origin={page.state.origin} bypass>
              <RouterProvider router={router} flushSync={(change) => void flushSync(change)} />
            </Providers>
          </EditedContext>
        </LastPicture>,
      ),
    );

  return {
    show: async (next: Shown): Promise<void> => {
      const { state, path, edited, find } = next;
      await prepareLocale(i18n, state.locale);
      const isSame = JSON.stringify(arrived) === JSON.stringify(state.router);
      arrived = state.router;
      fillQueries(queryClient, state.query);
      router ??= createPreviewRouter(path, () => arrived);
      await showLocale(i18n, state.locale);
      if (createPath(router.state.location) !== path) {
        await router.navigate(path, { replace: true, state: keepScroll, flushSync: true });
      } else if (!isSame) await router.revalidate();
      draw(router, next);
      // What there is only one of is seen from the top of the page.
      if (find && edited.id !== 0) findEdited();
      else followEdited();
    },
  };
}
