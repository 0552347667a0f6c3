import { httpBatchLink } from '@trpc/client';
import { storedToken } from './session-storage';
import { trpc } from './trpc';

/** The tRPC client of a browser; every call carries the stored token, if there is one, and the page's language. */
export const createBrowserClient = () =>
  trpc.createClient({
    links: [
      httpBatchLink({
        url: '/trpc',
        maxItems: 10,
        headers: () => {
          const token = storedToken();
          return {
            'accept-language': document.documentElement.lang,
            ...(token ? { authorization: `Bearer ${token}` } : {}),
          };
        },
      }),
    ],
  });
