import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { addressKey } from '@pano/api/server';
import type { Logger } from 'pino';

export type ConnectionBounds = {
  /** Connections that may be open at the same time. */
  max: number;
  /** Of those, how many from one address, or one IPv6 network; null where proxies stand in front, whose addresses they have. */
  maxPerAddress: number | null;
  /** How long a client may read nothing of a response that waits for it, or send nothing of a body. */
  stallMs: number;
  /** How long the first bytes of a body may take; after them it must come at the least speed. */
  firstBytesMs: number;
};

const firstBytes = 8 * 1024;
/** Of a body, in bytes per millisecond: 2 KB per second, as over the slowest mobile network. */
const leastSpeed = 2.048;
const compareMs = 250;
const logIntervalMs = 60_000;

type Connection = {
  key: string;
  request: IncomingMessage | null;
  response: ServerResponse | null;
  /** When its client began to owe something, and how many bytes it had sent or read by then. */
  since: number;
  bytes: number;
  /** When its client last sent or read something. */
  movedAt: number;
  moved: number;
};

/**
 * Bounds the connections, and closes those whose clients do not read or send too slowly: each holds a descriptor, and of a
 * download an open file and a piece in memory. Where there is no room for another one, the slowest is closed.
 */
export function boundConnections(http: Server, bounds: ConnectionBounds, log: Logger): void {
  const { max, maxPerAddress, stallMs, firstBytesMs } = bounds;
  const connections = new Map<Socket, Connection>();
  const perAddress = new Map<string, number>();
  const warn = createRareWarning(log);
  const takeSlowest = createSlowestFirst(connections);

  const forget = (socket: Socket) => {
    const key = connections.get(socket)?.key;
    if (key === undefined) return;
    connections.delete(socket);
    const left = (perAddress.get(key) ?? 1) - 1;
    if (left > 0) perAddress.set(key, left);
    else perAddress.delete(key);
  };
  const close = (socket: Socket) => {
    forget(socket);
    socket.destroy();
  };

  http.on('connection', (socket: Socket) => {
    const key = addressKey(socket.remoteAddress ?? 'unknown');
    const count = (perAddress.get(key) ?? 0) + 1;
    if (maxPerAddress !== null && count > maxPerAddress) {
      warn('connections are turned away', { reason: 'address', address: socket.remoteAddress, max: maxPerAddress });
      socket.destroy();
      return;
    }
    if (connections.size >= max) {
      warn('connections are turned away', { reason: 'connections', max });
      const slowest = takeSlowest();
      if (!slowest) {
        socket.destroy();
        return;
      }
      close(slowest);
    }
    const now = performance.now();
    perAddress.set(key, count);
    connections.set(socket, { key, request: null, response: null, since: now, bytes: 0, movedAt: now, moved: 0 });
    socket.once('close', () => forget(socket));
  });

  http.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const connection = connections.get(request.socket);
    if (connection) {
      const begin = () => {
        connection.since = performance.now();
        connection.bytes = request.socket.bytesRead;
      };
      begin();
      Object.assign(connection, { request, response });
      response.once('close', () => {
        begin();
        if (connection.response === response) connection.response = null;
      });
    }
    // Node restarts this timer with every byte that the system takes. Nothing may wait because the server is still at
    // work, or the client is still sending.
    response.setTimeout(stallMs, () => {
      const { socket } = response;
      if (!socket || socket.writableLength === 0) return;
      log.info({ event: 'stalled', address: socket.remoteAddress }, 'a client that did not read was disconnected');
      socket.destroy();
    });
  });

  const timer = setInterval(
    () => {
      const now = performance.now();
      for (const [socket, connection] of connections) {
        note(socket, connection, now);
        if (!isSending(connection) || now <= deadlineOf(socket, connection)) continue;
        warn('clients that send too slowly are disconnected', { address: socket.remoteAddress });
        close(socket);
      }
    },
    Math.min(1000, firstBytesMs / 5),
  );
  timer.unref();
  http.once('close', () => clearInterval(timer));

  /** Until when more of a body has to be there. */
  function deadlineOf(socket: Socket, { since, bytes, movedAt }: Connection): number {
    const ahead = Math.max(0, socket.bytesRead - bytes - firstBytes) / leastSpeed;
    return Math.min(since + firstBytesMs + ahead, movedAt + Math.max(stallMs, firstBytesMs));
  }
}

const isSending = ({ request }: Connection) => request !== null && !request.complete;

/** Notes whether a connection has moved since the last time. What waits for the server to read it is not the client's. */
function note(socket: Socket, connection: Connection, now: number): void {
  const moved = socket.bytesRead + socket.bytesWritten - socket.writableLength;
  if (isSending(connection) && connection.request && connection.request.readableLength > 0) {
    connection.since += now - connection.movedAt;
    connection.movedAt = now;
  }
  if (moved === connection.moved) return;
  connection.moved = moved;
  connection.movedAt = now;
}

/**
 * Creates what names the connection whose client is furthest behind the least speed, each time another one; null where all
 * of them wait for the server. They are compared a few times in a second, however often one is asked for.
 */
function createSlowestFirst(connections: Map<Socket, Connection>): () => Socket | null {
  let comparedAt = Number.NEGATIVE_INFINITY;
  let slowestLast: Socket[] = [];
  const isBehind = (socket: Socket) => {
    const connection = connections.get(socket);
    return connection !== undefined && timeBehind(socket, connection, performance.now()) > 0;
  };
  const compare = (now: number) => {
    const all = [...connections].map(([socket, connection]) => ({
      socket,
      behind: timeBehind(socket, connection, now),
    }));
    const slow = all.filter(({ behind }) => behind > 0).sort((a, b) => a.behind - b.behind);
    comparedAt = now;
    slowestLast = slow.map(({ socket }) => socket);
  };
  return () => {
    const now = performance.now();
    if (slowestLast.length === 0 || now - comparedAt > compareMs) compare(now);
    for (let socket = slowestLast.pop(); socket; socket = slowestLast.pop()) if (isBehind(socket)) return socket;
    return null;
  };
}

function timeBehind(socket: Socket, connection: Connection, now: number): number {
  const { response, since, bytes, movedAt } = connection;
  if (response !== null && !isSending(connection)) return socket.writableLength > 0 ? now - movedAt : 0;
  return now - since - (socket.bytesRead - bytes) / leastSpeed;
}

/** Whoever opens too many connections does so often. */
function createRareWarning(log: Logger): (message: string, details: object) => void {
  const loggedAt = new Map<string, number>();
  return (message, details) => {
    if (performance.now() - (loggedAt.get(message) ?? Number.NEGATIVE_INFINITY) <= logIntervalMs) return;
    loggedAt.set(message, performance.now());
    log.warn(details, message);
  };
}
