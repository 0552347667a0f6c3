import * as z from 'zod';
import { pageQuery } from '#platform/records/list';
import { reorderInput } from '#platform/records/reorder';
import { endpoint, idParam, listResponse, many, one, removed } from '#platform/transport/endpoint';
import * as images from './project-image.operations';
import { captionedImageRest, projectImageCreate, projectImageRest, projectImageUpdate } from './project-image.schema';

const shared = { tag: 'Project images', admin: true, tokens: 'content', params: idParam } as const;
const gallery = { ...shared, path: '/project/{id}/images', missing: 'project.notFound' } as const;

export const projectImageEndpoints = [
  endpoint({
    ...gallery,
    method: 'get',
    summary: 'List the pictures of a project by order',
    query: pageQuery,
    response: many(projectImageRest),
    run: async ({ ctx, params, query }) => listResponse(await images.list(ctx, params.id, query)),
  }),
  endpoint({
    ...gallery,
    method: 'post',
    summary: 'Add a picture to a project',
    body: projectImageCreate,
    example: { imageUrl: '/uploads/pano.webp', order: 1 } satisfies z.input<typeof projectImageCreate>,
    response: one(projectImageRest),
    status: 201,
    run: async ({ ctx, params, body }) => ({ data: await images.add(ctx, params.id, body) }),
  }),
  endpoint({
    ...gallery,
    path: '/project/{id}/images/order',
    method: 'put',
    summary: 'Give pictures of a project new positions, all or none',
    body: reorderInput,
    example: { items: [{ id: 2, order: 0 }] },
    response: z.object({ data: z.array(projectImageRest) }),
    run: async ({ ctx, params, body }) => ({ data: await images.reorder(ctx, params.id, body.items) }),
  }),
  endpoint({
    ...shared,
    method: 'put',
    path: '/project-images/{id}',
    summary: 'Change the captions of a picture; absent ones stay',
    missing: 'projectImage.notFound',
    body: projectImageUpdate,
    example: { captionTr: 'Ana dağıtım panosu', captionEn: 'Main distribution board' } satisfies z.input<
      typeof projectImageUpdate
    >,
    response: one(captionedImageRest),
    run: async ({ ctx, params, body }) => ({ data: await images.update(ctx, params.id, body) }),
  }),
  endpoint({
    ...shared,
    method: 'delete',
    path: '/project-images/{id}',
    summary: 'Remove a picture from its project',
    missing: 'projectImage.notFound',
    response: removed,
    run: async ({ ctx, params }) => ({ data: await images.remove(ctx, params.id) }),
  }),
];
