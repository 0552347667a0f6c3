import { expect } from 'vitest';
import { form, noise } from './pictures';
import { idOf, startTestApi } from './test-api';

/** A signed-in API with short functions that upload a picture and look at what is stored. */
export async function startLibrary() {
  const api = await startTestApi({ signedIn: true });
  async function upload(width = 60, name = 'foto.png') {
    const bytes = await noise(width, 20).png().toBuffer();
    const response = await api.rest.send('POST', '/upload/image', form(bytes, name));
    expect(response.status).toBe(201);
    return api.trpc.media.getByUrl(response.data as { url: string });
  }
  /** Uploads, and gives the stored full-size file with its row. */
  async function store(bytes: Uint8Array, name?: string) {
    const response = await api.rest.send('POST', '/upload/image', form(bytes, name));
    expect(response.status, JSON.stringify(response.body)).toBe(201);
    const { url } = response.data as { url: string };
    const row = await api.db.media.findUniqueOrThrow({ where: { fileName: url.replace('/uploads/', '') } });
    const stream = await api.services.media.storage.read(row.fileName);
    return { url, row, bytes: Buffer.from(await new Response(stream).arrayBuffer()) };
  }
  const files = async () => (await api.services.media.storage.list()).toSorted();
  return { ...api, upload, store, files, idle: api.services.media.idle };
}

/** A signed-in API with one visible category, and a project in it as the least a client may send. */
export async function startProjects() {
  const api = await startTestApi({ signedIn: true });
  const category = await api.trpc.categories.create({ name: 'Pano', slug: 'pano' });
  const project = { categoryId: category.id, title: 'Trafo Merkezi', content: '<p>Eski hücreler değişti.</p>' };
  const create = (data: object = {}) => api.rest.post('/admin/projects', { ...project, ...data });
  const createId = async (data: object = {}) => idOf(await create(data));
  return { ...api, category, project, create, createId };
}

/** An article as the least a client may send, and dates at which it is published already and not yet. */
export const relay = { title: 'Kaçak akım rölesi', slug: 'kacak-akim-rolesi', content: '<p>Nasıl seçilir?</p>' };
export const past = '2024-05-01T09:00:00.000Z';
export const future = '2999-01-01T00:00:00.000Z';
