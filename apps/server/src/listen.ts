import type { Server } from 'node:http';
import type { ApiServices } from '@pano/api/server';
import { type Env, StartError } from './env';

/** Starts listening and says where; refuses with advice where the port cannot be had. */
export async function listen(http: Server, { port, host, publicUrl }: Pick<Env, 'port' | 'host' | 'publicUrl'>) {
  http.headersTimeout = 10_000;
  // Time for a photo of 10 MB over a slow mobile connection.
  http.requestTimeout = 300_000;
  await new Promise<void>((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, port, host)));
    http.listen(port, host, resolve);
  });
  const address = http.address();
  const actual = typeof address === 'object' && address ? address.port : port;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  console.log(`✓ Listening on http://${shown}:${actual}  (public address ${publicUrl}, back office at /admin)`);
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
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

/** How long running requests may take to finish after a stop was asked for. */
const graceMs = 10_000;

/** On SIGTERM and SIGINT: no new connections, running requests finish, then the database closes and the process ends. */
export function stopOnSignal(http: Server, { db, log, media }: Pick<ApiServices, 'db' | 'log' | 'media'>): void {
  let stopping = false;
  const close = async () => {
    await media.close();
    await db.$disconnect();
  };
  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    const timer = setTimeout(() => http.closeAllConnections(), graceMs - 1000);
    http.close(() => {
      clearTimeout(timer);
      close().then(
        () => process.exit(0),
        (error: unknown) => {
          log.error({ err: error }, 'closing failed');
          process.exit(1);
        },
      );
    });
    http.closeIdleConnections();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
