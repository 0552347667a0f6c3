import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '@pano/api/server';
import type { Logger } from 'pino';

export type ConnectionBounds = {
  /** Connections that may be open at the same time. */
  max: number;
  /** Of those, how many from one address, or one IPv6 network; null where proxies stand in front, whose addresses they have. */
  maxPerAddress: number | null;
  /** How long a client may read nothing of a response that waits for it. */
  stallMs: number;
};

const logIntervalMs = 60_000;

/**
 * Bounds the connections, and closes those whose clients do not read: each holds a descriptor, and of a download an open
 * file and a piece in memory.
 */
export function boundConnections(http: Server, { max, maxPerAddress, stallMs }: ConnectionBounds, log: Logger): void {
  http.maxConnections = max;
  const open = new Map<string, number>();
  const warn = createRareWarning(log);
  http.on('drop', () => warn({ reason: 'connections', max }));

  http.on('connection', (socket: Socket) => {
    if (maxPerAddress === null) return;
    const key = addressKey(socket.remoteAddress ?? 'unknown');
    const count = (open.get(key) ?? 0) + 1;
    if (count > maxPerAddress) {
      warn({ reason: 'address', address: socket.remoteAddress, max: maxPerAddress });
      socket.destroy();
      return;
    }
    open.set(key, count);
    socket.once('close', () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });

  http.prependListener('request', (_request, response: ServerResponse) => {
    // Node restarts this timer with every byte that the system takes. Nothing may wait because the server is still at
    // work, or the client is still sending.
    response.setTimeout(stallMs, () => {
      const { socket } = response;
      if (!socket || socket.writableLength === 0) return;
      log.info({ event: 'stalled', address: socket.remoteAddress }, 'a client that did not read was disconnected');
      socket.destroy();
    });
  });
}

/** Whoever opens too many connections does so often. */
function createRareWarning(log: Logger): (details: object) => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return (details) => {
    if (performance.now() - loggedAt <= logIntervalMs) return;
    loggedAt = performance.now();
    log.warn(details, 'connections are turned away');
  };
}
