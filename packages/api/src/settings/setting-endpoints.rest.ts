import type * as z from 'zod';
import type { ApiContext } from '#platform/context';
import { endpoint } from '#platform/transport/endpoint';

/** The two addresses of a setting: the one that visitors read, and the one of the back office. */
export function readSettingEndpoints<Response extends z.ZodType>(
  path: `/settings/${string}`,
  summary: string,
  response: Response,
  read: (ctx: ApiContext) => Promise<z.input<Response>>,
) {
  const shared = {
    method: 'get',
    tag: 'Settings',
    response,
    run: ({ ctx }: { ctx: ApiContext }) => read(ctx),
  } as const;
  return [
    endpoint({ ...shared, path, summary, shared: true }),
    endpoint({
      ...shared,
      path: `/admin${path}`,
      summary: `${summary}, for the back office`,
      admin: true,
      tokens: 'content',
    }),
  ];
}

/** What all changes of settings have in common that programs may make. */
export const changeSetting = { method: 'put', tag: 'Settings', admin: true, tokens: 'content' } as const;
