import { once } from 'node:events';
import { createServer } from 'node:http';

const html = `<!doctype html><title>Empty</title><meta name="viewport" content="width=device-width">
<button aria-expanded="false">Menu</button>
<script>
  const button = document.querySelector('button');
  button.onclick = () => button.setAttribute('aria-expanded', 'true');
</script>`;

/** Serves a page of one button: what a tap costs the browser alone, on this machine and today. */
export async function startEmptyPage() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    control: {
      path: '/',
      target: 'button',
      effect: () => document.querySelector('button').getAttribute('aria-expanded') === 'true',
    },
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
