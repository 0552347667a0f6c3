import { type IncomingHttpHeaders, request } from 'node:http';
import { renderPage } from '@pano/web/server';
import { account } from './start-api';
import { startSite } from './start-site';
import { signIn } from './upload';

export type Answer = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

/** The whole site, telling which pages it rendered; `beforeRender` runs before each of them. */
export async function startMemorySite(beforeRender: (path: string) => Promise<void> = async () => {}) {
  const rendered: string[] = [];
  const { services, port, url } = await startSite({}, async (...args) => {
    const { pathname, search } = new URL(args[0].url);
    rendered.push(pathname + search);
    await beforeRender(pathname);
    return renderPage(...args);
  });
  const authorization = `Bearer ${await signIn(url, account)}`;
  // Sends a request as it is written down: fetch would tidy up its address and fill in headers.
  const send = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request({ port, path, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes, text: bytes.toString() });
        });
      });
      sent.on('error', reject);
      sent.end(body);
    });
  /** A write through the REST API of the back office. */
  const write = (method: string, path: string, data: object) =>
    send(`/api/v1/admin${path}`, { authorization, 'content-type': 'application/json' }, method, JSON.stringify(data));
  return { services, db: services.db, authorization, rendered, send, write };
}
