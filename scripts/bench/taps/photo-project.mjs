import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { cameraPhotos } from '../lib/camera-photos.mjs';
import { read, send, signIn } from '../site/requests.mjs';

/**
 * Adds a project with photographs, as an owner brings them: the pictures of the sample content are drawings, which a
 * browser takes apart on the thread that a tap waits for.
 * @param folder for the photographs
 * @returns its path, once the photographs are there in all sizes
 */
export async function addPhotoProject(url, folder) {
  const session = await signIn(url);
  const categories = await read(`${url}/api/v1/categories?limit=1`);
  const project = {
    title: 'Şantiyeden fotoğraflar',
    content: '<p>Pano montajı.</p>',
    categoryId: categories.data[0].id,
  };
  const { data: created } = await send(`${url}/api/v1/admin/projects`, 'POST', project, session);
  const files = await cameraPhotos(folder, 4);
  for (const [order, file] of files.entries()) {
    const imageUrl = await upload(url, session, file);
    while (!(await isEncoded(url + imageUrl))) await setTimeout(500);
    await send(`${url}/api/v1/project/${created.id}/images`, 'POST', { imageUrl, order }, session);
  }
  return `/proje/${created.slug}`;
}

/** Whether the server has made all smaller versions of a photograph, which keeps the machine busy until then. */
async function isEncoded(address) {
  for (const accept of ['image/avif', 'image/webp']) {
    for (const width of [400, 800, 1200, 1600, 2400]) {
      const response = await fetch(`${address}?w=${width}`, { headers: { accept } });
      await response.arrayBuffer();
      if (response.headers.get('content-type') !== accept) return false;
    }
  }
  return true;
}

async function upload(url, headers, file) {
  const body = new FormData();
  body.append('image', new File([await readFile(file)], 'photo.jpg', { type: 'image/jpeg' }));
  const response = await fetch(`${url}/api/v1/upload/image`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`The photograph was rejected: ${await response.text()}`);
  return (await response.json()).data.url;
}
