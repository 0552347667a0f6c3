import type { IncomingMessage, Server } from 'node:http';
import type { Logger } from 'pino';
import type { Env } from '#process/env';
import {
  describeProxyMismatch,
  type ProxyMismatch,
  readProxyMismatch,
  storeProxyMismatch,
} from '#process/proxy-mismatch';
import { findProxyMismatch } from './client-address';
import { healthPaths } from './health';

/** How many of the last requests are looked at, and how many there must be. */
const windowSize = 50;
const minRequests = 10;

/**
 * Compares `TRUST_PROXY` with what arrives, and tells the log, now and at the next start. Single requests mean little,
 * since anybody can send a header or call the port of the server itself: it takes most of the last ones.
 */
export function watchProxies(http: Server, env: Pick<Env, 'dataDir' | 'trustProxy'>, log: Logger): void {
  const { trustProxy } = env;
  let mismatch = readProxyMismatch(env);
  const latest: (ProxyMismatch | null)[] = [];
  const warn = () => mismatch && log.warn({ trustProxy }, describeProxyMismatch(mismatch, trustProxy));
  warn();

  http.prependListener('request', ({ url = '', headers, socket }: IncomingMessage) => {
    if (healthPaths.includes(url)) return;
    const forwardedFor = [headers['x-forwarded-for']].flat().join(',');
    latest.push(findProxyMismatch(socket.remoteAddress, forwardedFor, trustProxy));
    if (latest.length > windowSize) latest.shift();
    if (latest.length < minRequests) return;
    const isMost = (kind: ProxyMismatch) => latest.filter((one) => one === kind).length > latest.length / 2;
    const seen = (['tooLow', 'tooHigh'] as const).find(isMost) ?? null;
    if (seen === mismatch) return;
    mismatch = seen;
    warn();
    storeProxyMismatch(env, seen).catch((error: unknown) =>
      log.warn({ err: error }, 'the mismatch of TRUST_PROXY was not stored'),
    );
  });
}
