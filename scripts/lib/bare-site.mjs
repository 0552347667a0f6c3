// The same pages without any script: HTML, styles, fonts and pictures as the server sends them, from memory.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/** What only scripts need. Structured data stays: no browser runs it. */
const scripted = /<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>|<template id="program">[\s\S]*?<\/template>/g;

/** Headers of the connection and of the body, which is another one. */
const own = new Set(['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding']);

/** Serves copies of a site's pages at the same paths. Everything is fetched once and then comes from memory. */
export async function startBareSite(origin) {
  const copies = new Map();
  const server = createServer(async ({ url, headers }, response) => {
    const key = `${headers['accept-language'] ?? ''} ${url}`;
    if (!copies.has(key)) copies.set(key, copy(origin + url, headers));
    const { status, fields, body } = await copies.get(key);
    response.writeHead(status, { ...fields, 'content-length': body.length }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${server.address().port}`,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

async function copy(url, { 'accept-language': language, accept = '*/*' }) {
  const isPage = accept.includes('text/html');
  const encoding = isPage ? 'identity' : 'br, gzip';
  const { status, headers, bytes } = await read(url, {
    accept,
    'accept-encoding': encoding,
    'accept-language': language ?? 'tr',
  });
  const fields = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.has(name)));
  if (!headers['content-type']?.startsWith('text/html')) return { status, fields, body: bytes };
  const html = bytes.toString().replaceAll(scripted, '');
  return { status, fields: { ...fields, 'content-encoding': 'br' }, body: brotliCompressSync(html) };
}

/** A response as it came over the wire, not decompressed. */
async function read(url, headers) {
  const sent = request(url, { headers });
  sent.end();
  const [response] = await once(sent, 'response');
  const chunks = await response.toArray();
  return { status: response.statusCode, headers: response.headers, bytes: Buffer.concat(chunks) };
}
