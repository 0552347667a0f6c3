import { readForm, takePhoto } from '@pano/api/server';
import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { CreateContext } from '#http/api-mounts';
import { rejectRequest } from '#http/error-response';
import type { RenderQueue } from '#http/render-queue';
import { getRequestInfo, type ServerEnv } from '#http/request-info';
import { preparePage, publicOrigin, type Site } from './site-pages';

/** Bytes of a contact form, and of one with photos. */
const maxFormBody = 64 * 1024;
const maxPhotoBody = 42 * 1024 * 1024;

type FormEnv = ServerEnv & {
  Variables: {
    texts: FormData;
    hasPhotos: boolean;
    /** With which photos are added to the message; absent where it was rejected. */
    ticket?: string;
  };
};

const rejectLarge = (c: Context) => rejectRequest(c, { status: 413, key: 'request.tooLarge' });
const boundTexts = bodyLimit({ maxSize: maxFormBody, onError: rejectLarge });

const isMultipart = (c: Context) => /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');

/** Rejects forms that are too large; photos are counted as they arrive. */
export const boundForm: MiddlewareHandler = async (c, next) => {
  if (!isMultipart(c)) return boundTexts(c, next);
  if (Number(c.req.header('content-length') ?? 0) > maxPhotoBody) return rejectLarge(c);
  return next();
};

/**
 * Waits for the texts of a form, whoever sends them slowly takes nobody's place. Photos come behind them: they are received once the
 * message is stored, and the response waits for them.
 */
export const receiveForm =
  (createRequestContext: CreateContext): MiddlewareHandler<FormEnv> =>
  async (c, next) => {
    const takeTexts = (texts: FormData, hasPhotos: boolean) => {
      c.set('texts', texts);
      c.set('hasPhotos', hasPhotos);
      return next();
    };
    if (!isMultipart(c)) return takeTexts(await parseTexts(c), false);
    const ctx = createRequestContext(c.req.raw);
    await readForm(c.req.raw, {
      maxBytes: maxPhotoBody,
      onTexts: takeTexts,
      onFile: async (file) => {
        const ticket = c.get('ticket');
        if (ticket) await takePhoto(ctx, ticket, file);
      },
    });
  };

/** What is no form at all counts as an empty one. */
const parseTexts = (c: Context): Promise<FormData> =>
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
  return async (c: Context<FormEnv>): Promise<Response> => {
    const { path } = c.req;
    const { address } = getRequestInfo(c.req.raw);
    const runSingly = <T>(work: () => Promise<T>): Promise<T> => queue.run(address, work);
    const { locale, api } = await preparePage(c, createRequestContext);
    const template = await runSingly(() => site.siteTemplate(path, locale));
    const page = readRefererPath(c.req.header('referer')) ?? path;
    const hasPhotos = c.get('hasPhotos');
    const options = { path, page, locale, template, api, origin, hasPhotos, runSingly };
    const { response, ticket } = await site.takeContactForm(c.get('texts'), options);
    c.set('ticket', ticket);
    return response;
  };
}
