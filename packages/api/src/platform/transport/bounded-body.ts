import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/**
 * Rejects larger bodies. Where the request has a `Content-Length`, the HTTP parser enforces it, and checking the header
 * is enough: accessing the stream of a body is as slow as reading it.
 */
export function boundedBody(maxSize: number, onError: (c: Context) => Response): MiddlewareHandler {
  const counting = bodyLimit({ maxSize, onError });
  return (c, next) => {
    const size = readContentLength(c);
    if (size === null) return counting(c, next);
    return size > maxSize ? Promise.resolve(onError(c)) : next();
  };
}

/** Null where the length is known only after reading the body. */
function readContentLength({ req }: Context): number | null {
  if (req.header('transfer-encoding') !== undefined) return null;
  const length = req.header('content-length');
  if (length !== undefined) return /^\d+$/.test(length) ? Number(length) : null;
  return req.method === 'GET' || req.method === 'HEAD' ? 0 : null;
}
