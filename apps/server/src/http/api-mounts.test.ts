import { request } from 'node:http';
import { expect, test } from 'vitest';
import { account } from '#testing/start-api';
import { startSite } from '#testing/start-site';
import { signIn } from '#testing/upload';

const article = (content: string) => JSON.stringify({ title: 'Pano', slug: 'pano', content });

test('tRPC takes 64 KB from visitors and 2 MB from the back office, declared or in chunks', async () => {
  const { url, port } = await startSite();
  const authorization = `Bearer ${await signIn(url, account)}`;
  const send = (path: string, body: string, headers: Record<string, string>, chunked: boolean) =>
    new Promise<number>((resolve, reject) => {
      const framing: Record<string, string> = chunked
        ? { 'transfer-encoding': 'chunked' }
        : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
        { port, path, method: 'POST', headers: { 'content-type': 'application/json', ...headers, ...framing } },
        (response) => {
          response.resume();
          resolve(response.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const small = 'x'.repeat(60_000);
  const large = 'x'.repeat(70_000);
  const form = (message: string) => JSON.stringify({ name: 'Ali', email: 'a@b.example', message });
  for (const chunked of [false, true]) {
    const post = (path: string, body: string, headers: Record<string, string> = {}) =>
      send(`/trpc/${path}`, body, headers, chunked);
    expect(await post('contactForms.submit', form('Merhaba'))).toBe(200);
    // Small enough to be read, and then too long for the form.
    expect(await post('contactForms.submit', form(small))).toBe(400);
    expect(await post('contactForms.submit', form(large))).toBe(413);
    expect(await post('contactForms.submit', form(large), { authorization: 'Bearer nobody' })).toBe(413);
    expect(await post('articles.create', article(large))).toBe(413);
    const slug = chunked ? 'b' : 'a';
    const text = JSON.stringify({ title: 'Pano', slug, content: `<p>${large}</p>` });
    expect(await post('articles.create', text, { authorization })).toBe(200);
    expect(await post('articles.create', article('x'.repeat(2_200_000)), { authorization })).toBe(413);
  }
});
