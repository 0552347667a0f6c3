import { idOf, startTestApi } from './test-api';

/** A signed-in API with one visible category, and a project in it as the least a client may send. */
export async function startProjects() {
  const api = await startTestApi({ signedIn: true });
  const category = await api.trpc.categories.create({ name: 'Pano', slug: 'pano' });
  const project = { categoryId: category.id, title: 'Trafo Merkezi', content: '<p>Eski hücreler değişti.</p>' };
  const create = (data: object = {}) => api.rest.post('/admin/projects', { ...project, ...data });
  const createId = async (data: object = {}) => idOf(await create(data));
  return { ...api, category, project, create, createId };
}
