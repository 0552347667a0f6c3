import { join } from 'node:path';
import { type ApiServices, pickFile } from '@pano/api/server';

export type OwnImage = Uint8Array | string;

/** An uploaded picture in about the given width; null for anything else. */
export async function readUpload({ db, media }: ApiServices, url: string, width: number): Promise<OwnImage | null> {
  const path = /^\/uploads\/[^/?#]+/.exec(url)?.[0];
  const file = path && (await pickFile(db, path, { width, formats: ['webp'] }));
  const stream = file && (await media.storage.read(file.fileName));
  return stream ? new Uint8Array(await new Response(stream).arrayBuffer()) : null;
}

/** An image of this site. Other servers are not called: a visitor's request must not cause requests to them. */
export async function readOwnImage(
  services: ApiServices,
  publicDir: string,
  url: string,
  width: number,
): Promise<OwnImage | null> {
  return /^\/art\/[\w-]+\.svg$/.test(url) ? join(publicDir, url) : readUpload(services, url, width);
}
