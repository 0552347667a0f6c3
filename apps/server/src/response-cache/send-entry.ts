import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StoredAnswer } from './cache-entry';
import { pickEncoding } from './encodings';

/** Sends an answer as the request wants it: compressed or not, without its body for HEAD, or as unchanged. */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  { status, bodies }: StoredAnswer,
  requestId: string,
): void {
  const { bytes, etag, headers } = bodies[pickEncoding(request.headers['accept-encoding'])];
  // Written out in this very call, so that the next request may put its own id there.
  headers[headers.length - 1] = requestId;
  const known = request.headers['if-none-match'];
  if (known !== undefined && status === 200 && names(known, etag)) {
    response.writeHead(304, withoutBody(headers));
    response.end();
    return;
  }
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else response.end(bytes);
}

/** Whether an If-None-Match names the tag; proxies that recompress an answer mark its tag as weak. */
const names = (header: string, etag: string) =>
  header === etag || header.split(',').some((tag) => [etag, `W/${etag}`, '*'].includes(tag.trim()));

const ofBody = new Set(['content-encoding', 'content-length', 'content-type', 'content-language']);

function withoutBody(headers: string[]): string[] {
  const kept: string[] = [];
  for (let i = 0; i < headers.length; i += 2) {
    const [name = '', value = ''] = headers.slice(i, i + 2);
    if (!ofBody.has(name)) kept.push(name, value);
  }
  return kept;
}
