import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { findCluster } from './cluster';
import type { Database } from './driver';

/** Creates a limit of so many points in so many seconds for each key. */
export type CreateLimiter = (options: { keyPrefix: string; points: number; duration: number }) => RateLimiterAbstract;

/** Instances that share a database count together, in a table; a single one counts in its memory. */
export function createLimiterFactory(db: Database): CreateLimiter {
  const cluster = findCluster(db);
  if (!cluster) return (options) => new RateLimiterMemory(options);
  const store = {
    storeClient: { query: cluster.query },
    storeType: 'pool',
    tableName: 'RateLimit',
    tableCreated: true,
  };
  return (options) => new RateLimiterPostgres({ ...options, ...store });
}
