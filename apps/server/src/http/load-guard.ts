import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { HonoRequest, MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import { refuse } from './reject';

export type LoadBounds = {
  /** Requests in the works at the same time. */
  maxRequests: number;
  /** Megabytes of memory of the process; null for most of what the machine or its container has. */
  maxMemory: number | null;
};

const retryAfterSeconds = 5;
const sampleMs = 250;
const complainMs = 60_000;
const megabyte = 1024 * 1024;
/** Parts of what there is that may be used before requests are turned away. */
const memoryShare = 0.85;
const heapShare = 0.9;

/**
 * Turns requests away while more are in the works, or more memory is in use, than the process can bear: a quick 503
 * for some instead of an end for all. Requests with a body do not count, for a slow sender must not use up the places of
 * the others; what they ask for has limits of its own. Reads count whatever they bring: nobody waits for their body.
 */
export function guardLoad({ maxRequests, maxMemory }: LoadBounds, log: Logger, exempt: string[]): MiddlewareHandler {
  const isShort = memoryWatch(maxMemory ? maxMemory * megabyte : defaultMaxMemory());
  let running = 0;
  let complainedAt = Number.NEGATIVE_INFINITY;
  return async (c, next) => {
    if (exempt.includes(c.req.path)) return next();
    const counts = !bringsBody(c.req);
    const reason = isShort() ? 'memory' : counts && running >= maxRequests ? 'requests' : null;
    if (reason) {
      if (performance.now() - complainedAt > complainMs) {
        complainedAt = performance.now();
        log.warn({ reason, running, ...process.memoryUsage() }, 'requests are turned away');
      }
      return refuse(c, { status: 503, key: 'request.busy', retryAfter: retryAfterSeconds });
    }
    if (!counts) return next();
    running += 1;
    try {
      return await next();
    } finally {
      running -= 1;
    }
  };
}

function bringsBody(request: HonoRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  return request.header('transfer-encoding') !== undefined || Number(request.header('content-length') ?? 0) !== 0;
}

function defaultMaxMemory(): number {
  // Without a limit some systems name an absurdly large one.
  const constrained = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return memoryShare * Math.min(totalmem(), constrained);
}

/** Whether memory is short; looks at most a few times in a second. */
function memoryWatch(maxMemory: number): () => boolean {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let short = false;
  return () => {
    if (performance.now() - lookedAt < sampleMs) return short;
    lookedAt = performance.now();
    const heap = getHeapStatistics();
    short = process.memoryUsage.rss() > maxMemory || heap.used_heap_size > heapShare * heap.heap_size_limit;
    return short;
  };
}
