// Videos by their addresses. Without the schemas, which the page of a project does not need.

import { playerPath } from '../../beside-pages';

/** A video: a file of this site, or the number of one that another company shows. */
export type Video = { kind: 'file'; src: string } | { kind: 'youtube' | 'vimeo'; id: string; hash: string | null };

/** What an address of a video leads to; null where it is no address of one. */
export function parseVideo(text: string): Video | null {
  if (filePattern.test(text)) return { kind: 'file', src: text };
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { hostname, pathname, searchParams } = new URL(text);
  const host = hostname.toLowerCase().replace(/^(?:www|m)\./, '');
  const steps = pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return youtube(steps[0]);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com')
    return youtube(pathPrefixes.has(steps[0] ?? '') ? steps[1] : searchParams.get('v'));
  if (host === 'vimeo.com') return vimeo(steps[0], steps[1] ?? null);
  if (host === 'player.vimeo.com' && steps[0] === 'video') return vimeo(steps[1], searchParams.get('h'));
  return null;
}

/** Where the frame of a video is loaded from once the visitor has asked for it. */
export function videoFrame({ kind, id, hash }: Exclude<Video, { kind: 'file' }>): string {
  if (kind === 'youtube') return `https://${videoHosts.youtube}/embed/${id}?autoplay=1&rel=0`;
  return `https://${videoHosts.vimeo}/video/${id}?autoplay=1&dnt=1${hash ? `&h=${hash}` : ''}`;
}

/** The page of this site that frames the player, so that the policy of the page around it need not name the host. */
export const playerPage = ({ kind, id, hash }: Exclude<Video, { kind: 'file' }>): string =>
  `${playerPath}/${kind}/${id}${hash ? `?h=${hash}` : ''}`;

/** The video of such a page; null where its address names none. */
export const parsePlayerPage = (kind: string, id: string, hash: string | null): Video | null =>
  kind === 'youtube' ? youtube(id) : kind === 'vimeo' ? vimeo(id, hash) : null;

/** The hosts of the players: the ones that set no cookie before the video is played. */
export const videoHosts = { youtube: 'www.youtube-nocookie.com', vimeo: 'player.vimeo.com' } as const;

const filePattern = /^\/(?!\/)[^\\\s?#]*\.(?:mp4|webm)$/i;
const pathPrefixes = new Set(['embed', 'shorts', 'live']);

const youtube = (id: string | null | undefined): Video | null =>
  id && /^[\w-]{11}$/.test(id) ? { kind: 'youtube', id, hash: null } : null;

const vimeo = (id: string | undefined, hash: string | null): Video | null =>
  id && /^\d{1,12}$/.test(id) ? { kind: 'vimeo', id, hash: hash && /^[\da-f]{4,40}$/i.test(hash) ? hash : null } : null;
