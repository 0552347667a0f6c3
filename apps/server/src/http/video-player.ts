import { playerPath } from '@pano/api/beside-pages';
import { escapeXml } from '@pano/api/server';
import { parsePlayerPage, videoFrame } from '@pano/api/videos';
import type { Hono } from 'hono';
import type { ServerEnv } from './request-info';

/**
 * Frames around the players of other companies, which a page opens when its visitor presses. Their content policy, not
 * that of the pages, names the host (`siteHeaders`), so a page reached without loading a document plays its video, too.
 */
export function mountVideoPlayer(app: Hono<ServerEnv>): void {
  app.get(`${playerPath}/:kind/:id`, (c) => {
    const { kind, id } = c.req.param();
    const video = parsePlayerPage(kind, id, c.req.query('h') ?? null);
    // A page of its own it is not: no link from elsewhere shows a video under the name of this site.
    const isFramed = (c.req.header('sec-fetch-dest') ?? 'iframe') === 'iframe';
    if (!isFramed || !video || video.kind === 'file') return c.text('Not Found', 404, { 'cache-control': 'no-store' });
    return c.html(frame(videoFrame(video)), 200, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
  app.get(`${playerPath}/*`, (c) => c.text('Not Found', 404, { 'cache-control': 'no-store' }));
}

/** The title is the same in both languages; the page around it names the video. */
const frame = (src: string) => `<!doctype html>
<html lang="tr"><head><meta charset="utf-8"><title>Video</title></head>
<body style="margin:0;background:#000"><iframe src="${escapeXml(src)}" title="Video" allow="autoplay; fullscreen" allowfullscreen
style="position:fixed;inset:0;width:100%;height:100%;border:0"></iframe></body></html>
`;
