import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

/** A load balancer: each request goes to the next server, or to the one after it if that cannot be reached. */
export async function startBalancer(targets: string[]): Promise<{ url: string; stop: () => Promise<void> }> {
  let requests = 0;
  const server = createServer(async (incoming, outgoing) => {
    const body = await readAll(incoming);
    const first = requests++;
    for (let i = 0; i < targets.length; i++) {
      const target = targets[(first + i) % targets.length] ?? '';
      if (await forward(target, incoming, body, outgoing)) return;
    }
    outgoing.writeHead(502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server)}`, stop: () => stop(server) };
}

/** @returns whether there was a response; a request that writes is repeated only if it cannot have reached a server */
function forward(target: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const { method, url, headers } = incoming;
    const forwarded = { 'x-forwarded-for': '127.0.0.1', ...headers };
    const sent = request(`${target}${url}`, { method, headers: forwarded }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.once('error', () => outgoing.destroy());
      response.pipe(outgoing);
      resolve(true);
    });
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (method === 'GET' || error.code === 'ECONNREFUSED') return resolve(false);
      outgoing.destroy();
      resolve(true);
    });
    sent.end(body);
  });
}

async function readAll(stream: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
