import type { Hono } from 'hono';
import type { ServerEnv } from './request-info';

const dayMs = 24 * 60 * 60 * 1000;
/** RFC 9116 wants less than a year. */
const validDays = 180;

/** Says where to report a vulnerability (RFC 9116). The date until which it holds moves on every day. */
export function mountSecurityTxt(app: Hono<ServerEnv>, contact: string, publicUrl: string): void {
  app.get('/.well-known/security.txt', (c) => {
    const today = Math.floor(Date.now() / dayMs) * dayMs;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
      'Preferred-Languages: tr, en',
      `Canonical: ${publicUrl}/.well-known/security.txt`,
    ];
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' });
  });
}
