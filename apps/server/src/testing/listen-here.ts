import type { Server } from 'node:http';
import type { ApiServices } from '@pano/api/server';
import { onTestFinished } from 'vitest';

/** Lets a server listen on a port of the test's own; when the test ends, it closes with the services behind it. */
export async function listenHere(http: Server, { media, db }: ApiServices): Promise<{ port: number; url: string }> {
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
    await media.close();
    await db.$disconnect();
  });
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, url: `http://127.0.0.1:${port}` };
}
