import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { openApiDocument } from '../src/platform/transport/openapi/document';
import type { ApiResponse, Media, Operation } from '../src/platform/transport/openapi/schemas';
import { endpoints } from '../src/rest';
import { startTestApi } from '../src/testing/test-api';

const document = openApiDocument(endpoints);
const operations = endpoints.map((endpoint) => {
  const operation = document.paths[endpoint.path]?.[endpoint.method];
  if (!operation) throw new Error(`${endpoint.method} ${endpoint.path} is not documented`);
  return { ...endpoint, operation, name: `${endpoint.method.toUpperCase()} ${endpoint.path}` };
});

/** The media of a response, which may stand among the components. */
function mediaOf({ responses }: Operation, status: string | number): Media | undefined {
  const schema = responses[status];
  const response: ApiResponse | undefined =
    schema && '$ref' in schema ? document.components.responses[schema.$ref.split('/').at(-1) ?? ''] : schema;
  return response?.content?.['application/json'];
}

test('the document that is served is valid OpenAPI 3.1 for a validator that is not ours', async () => {
  const { rest } = await startTestApi();
  const response = await rest.get('/openapi.json');
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(response.body).toEqual(JSON.parse(JSON.stringify(document)));
  const result = await new Validator().validate(response.body as Record<string, unknown>);
  expect(result.errors).toBeUndefined();
  expect(result.valid).toBe(true);
});

test('every operation has its own id and every reference leads somewhere', () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const text = JSON.stringify(document);
  for (const [, kind, name] of text.matchAll(/"#\/components\/(schemas|responses)\/(\w+)"/g)) {
    expect(kind && name && name in document.components[kind as 'schemas' | 'responses'], `${kind}/${name}`).toBe(true);
  }
});

test.each(operations)('the examples of $name obey its schemas', ({ doc, operation }) => {
  if (doc.body) expect(doc.body.safeParse(doc.example).error?.issues ?? []).toEqual([]);
  const example = mediaOf(operation, doc.status)?.example;
  expect(doc.response.parse(example)).toEqual(example);
});

test.each(operations)('$name documents each error with its message', ({ admin, doc, operation }) => {
  const statuses = Object.keys(operation.responses).filter((status) => status.startsWith('4'));
  expect(statuses.includes('401') || !admin).toBe(true);
  expect(statuses.includes('404') || !doc.params).toBe(true);
  expect(statuses.includes('400') || !(doc.body || doc.query)).toBe(true);
  expect(statuses.includes('415')).toBe(Boolean(doc.body));
  for (const status of statuses) {
    const texts = Object.values(mediaOf(operation, status)?.examples ?? {}).map(({ value }) => value);
    expect(texts.length, `${status} without a text`).toBeGreaterThan(0);
    for (const text of texts) expect(text).toEqual({ error: expect.any(String), message: expect.any(String) });
  }
});

test('the texts of 400 are those that the endpoint responds with', async () => {
  const { rest } = await startTestApi({ signedIn: true });
  const examples = mediaOf(document.paths['/admin/services']?.post as Operation, 400)?.examples ?? {};
  const documented = Object.values(examples).map(({ value }) => (value as { error: string }).error);
  const bodies = [{}, { title: 'x' }, { title: 'x', description: 'y', order: -1 }, '[]', '{'];
  const returned = await Promise.all(bodies.map(async (body) => (await rest.post('/admin/services', body)).error));
  for (const text of returned) expect(documented).toContain(text);
});

test('the reference page names every path, needs no script and no other host', async () => {
  const { rest } = await startTestApi();
  const page = await rest.send('GET', '/docs');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toContain('text/html');
  for (const { path, doc } of endpoints) {
    expect(page.text).toContain(`<code class="path">${path}</code>`);
    expect(page.text).toContain(doc.summary);
  }
  expect(page.text).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
  const loaded = [...page.text.matchAll(/<(?:link|img|iframe)[^>]*(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
  expect(loaded).toEqual(['docs/style.css']);
  const style = await rest.send('GET', '/docs/style.css');
  expect(style.headers.get('content-type')).toContain('text/css');
  expect(style.text).not.toMatch(/url\(|@import/);
  const ids = new Set([...page.text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target] of page.text.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
});

test('the documentation takes no other method', async () => {
  const { rest } = await startTestApi();
  expect((await rest.post('/docs', {})).status).toBe(405);
  expect((await rest.send('HEAD', '/openapi.json')).status).toBe(200);
});
