import type { Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { ApiServices } from '@pano/api/server';
import { Hono } from 'hono';
import { contextFactory, mountApi } from '#http/api-mounts';
import { mountAssistants } from '#http/assistants';
import { createHttpServer } from '#http/listen';
import { identifyRequest, type ServerEnv } from '#http/request-info';
import { mountUploads } from '#http/uploads';

/** The server without its pages: the API and the uploaded pictures, over real HTTP. */
export function createApiServer(services: ApiServices): Server {
  const app = new Hono<ServerEnv>();
  app.use(identifyRequest(0));
  const createRequestContext = contextFactory(services);
  mountAssistants(app, createRequestContext, { allowed: [], published: false });
  mountApi(app, createRequestContext);
  mountUploads(app, services.db, services.media);
  return createHttpServer(getRequestListener(app.fetch));
}
