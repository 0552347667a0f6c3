import { assistantPath } from '@pano/api/plain-addresses';
import { assistantHandler } from '@pano/api/server';
import type { Hono } from 'hono';
import type { CreateContext } from './api-mounts';
import { type Hosts, isOwnOrigin } from './host-check';
import type { ServerEnv } from './request-info';

/**
 * The address of assistants. It stands ahead of the rest of the API, whose pages of other sites (`CORS_ORIGINS`) have no
 * access here.
 */
export function mountAssistants(app: Hono<ServerEnv>, createRequestContext: CreateContext, hosts: Hosts): void {
  const handler = assistantHandler(createRequestContext, (c) =>
    isOwnOrigin(c.req.header('origin'), c.req.header('host'), hosts),
  );
  app.all(assistantPath, handler);
}
