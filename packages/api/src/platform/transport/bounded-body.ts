import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Refuses larger bodies. Where the length is told, the HTTP parser holds the client to it, and the header is enough:
 * merely looking at the stream of a body costs as much as reading it.
 */
export function boundedBody(maxSize: number, onError: (c: Context) => Response): MiddlewareHandler {
  const counting = bodyLimit({ maxSize, onError });
  return (c, next) => {
    const size = toldSize(c);
    if (size === null) return counting(c, next);
    return size > maxSize ? Promise.resolve(onError(c)) : next();
  };
}

/** Null where only reading tells. */
function toldSize({ req }: Context): number | null {
  if (req.header('transfer-encoding') !== undefined) return null;
  const length = req.header('content-length');
  if (length !== undefined) return /^\d+$/.test(length) ? Number(length) : null;
  return req.method === 'GET' || req.method === 'HEAD' ? 0 : null;
}
