import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';

/** A balancer: each request goes to the next server; one that cannot be reached is passed over. */
export async function startProxy(targets: string[]): Promise<{ url: string; stop: () => Promise<void> }> {
  let turn = 0;
  const server = createServer(async (incoming, outgoing) => {
    const body = await readAll(incoming);
    const first = turn++;
    for (let i = 0; i < targets.length; i++) {
      const target = targets[(first + i) % targets.length] ?? '';
      if (await forward(target, incoming, body, outgoing)) return;
    }
    outgoing.writeHead(502).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${portOf(server)}`, stop: () => stop(server) };
}

/** @returns whether the request is answered; one that changes something is sent on only if nobody can have seen it */
function forward(target: string, incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse): Promise<boolean> {
  return new Promise((resolve) => {
    const { method, url, headers } = incoming;
    const forwarded = { 'x-forwarded-for': '127.0.0.1', ...headers };
    const sent = request(`${target}${url}`, { method, headers: forwarded }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.once('error', () => outgoing.destroy());
      answer.pipe(outgoing);
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
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
