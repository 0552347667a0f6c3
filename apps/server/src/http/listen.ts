import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createNetServer, type Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { adminPages } from '@pano/api/addresses';
import type { ApiServices } from '@pano/api/server';
import { type Env, StartError } from '#process/env';

/** The HTTP server. Bodies have no limit in time, but a least speed (`boundConnections`). */
export function createHttpServer(listener?: RequestListener): Server {
  const options = {
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 0,
    keepAliveTimeout: 5000,
    connectionsCheckingInterval: 2000,
  };
  return createServer(options, listener).prependListener('request', drainBody);
}

/**
 * A body that was rejected half-way still has a reader, which would hold up what is left of it. Without one it is drained,
 * and the connection can carry the next request: of another visitor, where a proxy shares it among them.
 */
function drainBody(request: IncomingMessage, response: ServerResponse): void {
  response.once('close', () => {
    if (!request.readableEnded) request.removeAllListeners('data').resume();
  });
}

type Place = Pick<Env, 'port' | 'host'>;

/** Connections that the system may hold until they are accepted: as many as may be open, however suddenly they come. */
const backlog = 4096;

/**
 * Checks that the port can be had: call it before a start that migrates and fills in, and could not listen afterwards.
 * @throws StartError where it cannot
 */
export async function expectFreePort(place: Place): Promise<void> {
  const probe = createNetServer();
  await bind(probe, place);
  await new Promise((resolve) => probe.close(resolve));
}

const bind = (server: NetServer, { port, host }: Place) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, port, host)));
    server.listen({ port, host, backlog }, resolve);
  });

/**
 * Starts listening and prints where.
 * @throws StartError where the port cannot be had
 */
export async function listen(http: Server, { port, host, publicUrl }: Pick<Env, 'port' | 'host' | 'publicUrl'>) {
  await bind(http, { port, host });
  const address = http.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  // Port 0 asks for a free one, which the address that is made of it cannot know.
  const reached = publicUrl.replace(/:0$/, `:${actual}`);
  console.log(
    `✓ Listening on http://${shown}:${actual}  (public address ${reached}, back office at ${adminPages.dashboard})`,
  );
}

function explainListenError(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new StartError(`Port ${port} is already in use; stop the other program or set PORT to a free one.`);
  }
  if (error.code === 'EACCES') {
    return new StartError(`This user may not listen on port ${port}; set PORT to a number above 1023.`);
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new StartError(`This machine has no address ${host}; set HOST to 127.0.0.1 or 0.0.0.0.`);
  }
  return error;
}

/** How long to wait for an image that is being encoded; unfinished ones go on at the next start. */
const encodingMs = 2000;

/** How long running requests may take to finish after a stop was asked for. */
const graceMs = 9000;

type Services = Pick<ApiServices, 'db' | 'log' | 'media' | 'visitCounter'>;

/**
 * On SIGTERM and SIGINT: no new connections, running requests and scheduled work finish, then the database closes and
 * the process ends.
 */
export function stopOnSignal(http: Server, services: Services, jobs: { stop: () => Promise<void> }): void {
  const { db, log, media, visitCounter } = services;
  let stopping = false;
  const closeMedia = () =>
    Promise.race([media.close(), wait(encodingMs)]).catch((error: unknown) =>
      log.error({ err: error }, 'ending the work on pictures failed'),
    );
  const exit = (signal: NodeJS.Signals) => {
    if (!media.jobs.isBusy()) process.exit();
    // Node would wait for the thread that encodes an image, however long it takes; a signal does not. That of a stop
    // counts as a clean end, also for a supervisor that starts again what failed.
    process.removeListener(signal, stop);
    process.kill(process.pid, process.exitCode ? 'SIGKILL' : signal);
  };
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const encoding = closeMedia();
    const work = Promise.race([jobs.stop(), wait(graceMs - 1000)]);
    const timer = setTimeout(() => http.closeAllConnections(), graceMs - 1000);
    http.close(() => {
      clearTimeout(timer);
      Promise.all([encoding, work, visitCounter.stop()])
        .then(() => db.$disconnect())
        .then(
          () => exit(signal),
          (error: unknown) => {
            log.error({ err: error }, 'closing the database failed');
            process.exitCode = 1;
            exit(signal);
          },
        );
    });
    http.closeIdleConnections();
    // Whoever has a connection may finish with it, but not ask over it again and again until it is cut.
    http.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
