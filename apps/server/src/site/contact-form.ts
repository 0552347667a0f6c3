import type { Context, MiddlewareHandler } from 'hono';
import type { CreateContext } from '#http/api-mounts';
import type { RenderQueue } from '#http/render-queue';
import { getRequestInfo, type ServerEnv } from '#http/request-info';
import { preparePage, publicOrigin, type Site } from './site-pages';

/** Waits for the body: whoever sends it slowly takes nobody's place. */
export const readForm: MiddlewareHandler = async (c, next) => {
  await parseForm(c);
  await next();
};

/** The form, read once. What is no form at all counts as an empty one. */
const parseForm = (c: Context): Promise<FormData> =>
  c.req.formData().catch((error: unknown) => {
    if (error instanceof TypeError) return new FormData();
    throw error;
  });

const readRefererPath = (referer = ''): string | null => (URL.canParse(referer) ? new URL(referer).pathname : null);

/**
 * Creates the handler of the contact form of browsers without JavaScript. They are begun one by one, and so are the
 * pages of rejected ones, among the pages that wait to be rendered: however many arrive at once, nobody else waits for all.
 */
export function createContactFormHandler(
  site: Site,
  createRequestContext: CreateContext,
  { publicUrl, queue }: { publicUrl: string; queue: RenderQueue },
) {
  const origin = publicOrigin(publicUrl);
  return async (c: Context<ServerEnv>): Promise<Response> => {
    const { path } = c.req;
    const { address } = getRequestInfo(c.req.raw);
    const runSingly = <T>(work: () => Promise<T>): Promise<T> => queue.run(address, work);
    const { locale, api } = await preparePage(c, createRequestContext);
    const template = await runSingly(() => site.siteTemplate(path, locale));
    const page = readRefererPath(c.req.header('referer')) ?? path;
    return site.takeContactForm(await parseForm(c), { path, page, locale, template, api, origin, runSingly });
  };
}
