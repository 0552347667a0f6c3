// The bare server of the comparison: Hono on Node's HTTP server, which returns given bytes at each address.
import { serve } from '@hono/node-server';
import { Hono } from 'hono';

process.once('message', (responses) => {
  const app = new Hono();
  for (const { path, headers, base64 } of responses) {
    const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
    app.get(path, () => new Response(bytes, { headers }));
  }
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send(port));
  process.once('disconnect', () => server.close());
});
