import { totalmem } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import type { Context, HonoRequest, MiddlewareHandler, Next } from 'hono';
import type { Logger } from 'pino';
import { rejectBusy } from './error-response';

export type LoadBounds = {
  /** Requests that may run at the same time. */
  maxRequests: number;
  /** Megabytes of memory of the process; null for most of what the machine or its container has. */
  maxMemory: number | null;
};

const sampleMs = 250;
const logIntervalMs = 60_000;
const megabyte = 1024 * 1024;
/** Shares of the memory that may be used before requests are rejected. */
const memoryShare = 0.85;
const heapShare = 0.9;

type LoadGuard = {
  /**
   * For all requests. Those with a body do not count, for a slow sender must not use up the places of the others; what
   * they ask for has limits of its own. Reads count even with a body: nobody waits for it.
   */
  guardRequests: MiddlewareHandler;
  /** For forms, once their body is there. */
  guardForms: MiddlewareHandler;
};

/**
 * Rejects requests with 503 while too many run or too much memory is in use (load shedding), which would otherwise end
 * the process for all.
 */
export function createLoadGuard({ maxRequests, maxMemory }: LoadBounds, log: Logger, exempt: string[]): LoadGuard {
  const isMemoryShort = createMemoryCheck(maxMemory ? maxMemory * megabyte : defaultMaxMemory());
  let running = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const guard = async (c: Context, next: Next, counts: boolean) => {
    const reason = isMemoryShort() ? 'memory' : counts && running >= maxRequests ? 'requests' : null;
    if (reason) {
      if (performance.now() - loggedAt > logIntervalMs) {
        loggedAt = performance.now();
        log.warn({ reason, running, ...process.memoryUsage() }, 'requests are turned away');
      }
      return rejectBusy(c);
    }
    if (!counts) return next();
    running += 1;
    try {
      return await next();
    } finally {
      running -= 1;
    }
  };
  return {
    guardRequests: (c, next) => (exempt.includes(c.req.path) ? next() : guard(c, next, !hasBody(c.req))),
    guardForms: (c, next) => guard(c, next, true),
  };
}

function hasBody(request: HonoRequest): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  return request.header('transfer-encoding') !== undefined || Number(request.header('content-length') ?? 0) !== 0;
}

function defaultMaxMemory(): number {
  // Without a limit some systems name an absurdly large one.
  const constrained = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return memoryShare * Math.min(totalmem(), constrained);
}

/** Whether memory is short; measured at most a few times in a second. */
function createMemoryCheck(maxMemory: number): () => boolean {
  let measuredAt = Number.NEGATIVE_INFINITY;
  let short = false;
  return () => {
    if (performance.now() - measuredAt < sampleMs) return short;
    measuredAt = performance.now();
    const heap = getHeapStatistics();
    short = process.memoryUsage.rss() > maxMemory || heap.used_heap_size > heapShare * heap.heap_size_limit;
    return short;
  };
}
