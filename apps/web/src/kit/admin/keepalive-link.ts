import type { AppRouter } from '@pano/api';
import { httpLink, type OperationContext, type TRPCLink } from '@trpc/client';
import { requestHeaders, trpcUrl } from '../shared/trpc';

/** The context of a call that goes on when the page is left, such as one that is made as a link is followed. */
export const keepalive = { keepalive: true } satisfies OperationContext;

/** Sends such calls at once and on their own; all others go on to the next link. */
export const keepaliveLink: TRPCLink<AppRouter> = (runtime) => {
  const send = httpLink<AppRouter>({
    url: trpcUrl,
    headers: requestHeaders,
    fetch: (url, { signal, ...init } = {}) => fetch(url, { ...init, signal: signal ?? null, keepalive: true }),
  })(runtime);
  return (call) => (call.op.context.keepalive === true ? send(call) : call.next(call.op));
};
