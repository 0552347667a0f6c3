import { adminPages, englishPrefix, sitePages, sitePath } from '@pano/api/addresses';
import { playerPage } from '@pano/api/videos';
import * as z from 'zod';
import type { SiteResponse } from './start-site';

type Response = Pick<SiteResponse, 'status' | 'text'>;
type Send = (path: string, headers?: Record<string, string>, method?: string, body?: string) => Promise<Response>;
type Write = (method: string, path: string, data: object) => Promise<Response>;

/**
 * The pages of the sample company that a crawl does not find, each by its name: not found, rejected forms and requests,
 * maintenance, the back office, the documentation of the API; and two pages with everything that an owner can write.
 */
export async function readFurtherPages(send: Send, write: Write): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const add = async (name: string, expected: number, ...request: Parameters<Send>) => {
    const { status, text } = await send(...request);
    if (status !== expected) throw new Error(`${name}: ${status} instead of ${expected}: ${text.slice(0, 200)}`);
    pages.set(name, text);
  };
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  await writeEverything(send, write);
  await add('back office', 200, adminPages.dashboard);
  await add('documentation of the API', 200, '/api/v1/docs');
  await add('frame of a video', 200, playerPage({ kind: 'youtube', id: videoId, hash: null }));
  for (const prefix of ['', englishPrefix]) {
    const contact = prefix + sitePages.contact;
    for (const kind of ['page', 'project'] as const)
      await add(`${kind} with everything ${prefix}`, 200, prefix + sitePath(kind, slug));
    await add(`not found ${prefix}`, 404, `${prefix}/boyle-bir-sayfa-yok`);
    await add(`missing article ${prefix}`, 404, prefix + sitePath('article', 'yok'));
    await add(`rejected form ${prefix}`, 400, contact, form, 'POST', 'name=%3Cb%3E&email=x&message=');
    await add(`sent form ${prefix}`, 200, `${contact}?sent`);
    await add(`form of another site ${prefix}`, 403, contact, { ...form, 'sec-fetch-site': 'cross-site' }, 'POST', '');
  }
  const close = (siteOffline: boolean) => write('PUT', '/settings/site-offline', { siteOffline });
  await close(true);
  for (const path of ['/', englishPrefix]) await add(`maintenance ${path}`, 503, path);
  await close(false);
  return pages;
}

const slug = 'her-turlu-icerik';
const videoId = 'aqz-KE-bpKQ';

const formats =
  '<h2>Başlık</h2><p style="text-align: center"><strong>Kalın</strong>, <em>eğik</em>, <u>altı</u>, <s>üstü</s>, ' +
  'm<sup>2</sup>, <span style="color: #ff0000; font-size: 20px">renkli</span>, <code>kod</code>, ' +
  '<a href="https://a.example/?a=1&amp;b=2" target="_blank">bağ</a></p><ul><li><p>a</p><ol start="3"><li><p>b</p></li>' +
  '</ol></li></ul><blockquote><p>Söz</p></blockquote><pre><code>x &lt; y</code></pre><table><tbody>' +
  `<tr>${'<th>Kısa devre</th>'.repeat(9)}</tr><tr>${'<td>50 kA</td>'.repeat(8)}<td><p>a</p><p>b</p></td></tr>` +
  '</tbody></table><p></p>';

const projects = z.object({ data: z.array(z.object({ image: z.string().nullable(), categoryId: z.int() })) });

/** Writes a page with every kind of block, and a project with a video, both with every format of the editor. */
async function writeEverything(send: Send, write: Write): Promise<void> {
  const { data } = projects.parse(JSON.parse((await send('/api/v1/projects?limit=6')).text));
  const images = data.flatMap(({ image }) => image ?? []);
  const [before, after] = images;
  const html = `${formats}<p><img src="${before}" alt="Pano" width="320" height="240"></p>`;
  const title = 'Atölyemiz';
  const blocks = [
    { kind: 'picture', title, html, image: before, alt: 'Pano' },
    { kind: 'text', title, html },
    { kind: 'services', title },
    { kind: 'projects', title, limit: 3 },
    { kind: 'gallery', title, images },
    { kind: 'questions', title, questions: '? Kaç günde teslim edersiniz?\nÜç haftada.' },
    ...['quote', 'phone', 'whatsapp'].map((button) => ({ kind: 'action', title, button })),
    { kind: 'action', title, button: 'link', ctaText: 'Bakın', ctaLink: sitePages.services },
    { kind: 'beforeAfter', title, before, after },
    { kind: 'testimonials', title, items: [{ name: 'Ayşe Kaya', place: 'Nilüfer', text: 'Sağ olun.', consent: true }] },
    { kind: 'map', title },
  ];
  const project = { categoryId: data[0]?.categoryId, video: `https://youtu.be/${videoId}`, image: before };
  for (const [path, own] of Object.entries({ '/pages': { blocks }, '/projects': project })) {
    const { status, text } = await write('POST', path, { title, slug, content: html, ...own });
    if (status !== 201) throw new Error(`${path}: ${status} ${text}`);
  }
}
