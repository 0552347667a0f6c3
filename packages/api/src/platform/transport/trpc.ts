import { type MessageKey, translate } from '@pano/i18n/translate';
import { initTRPC, TRPCError } from '@trpc/server';
import * as z from 'zod';
import type { ApiContext } from '../context';
import { type ApiArea, scopeFor } from '../session/api-token.schema';
import { authorize } from '../session/api-tokens';
import { requireProof } from '../session/proof';
import { requireOwner, requireReady, requireSignedIn } from '../session/sessions';
import { AppError, type ErrorKind, explainError, fieldErrors, translateMessage } from './errors';

const codes = {
  invalid: 'BAD_REQUEST',
  unauthorized: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  restricted: 'FORBIDDEN',
  proofWanted: 'FORBIDDEN',
  notFound: 'NOT_FOUND',
  methodNotAllowed: 'METHOD_NOT_SUPPORTED',
  conflict: 'CONFLICT',
  stale: 'CONFLICT',
  tooLarge: 'PAYLOAD_TOO_LARGE',
  unsupportedMediaType: 'UNSUPPORTED_MEDIA_TYPE',
  tooMany: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<ErrorKind, TRPCError['code']>;

/** The error data that our own client receives; the same for every procedure. */
export type ClientError = {
  kind: ErrorKind | 'failed';
  /** In the reader's language. */
  text: string;
  /** Dotted paths of form fields, each with its message as `message()` encodes it. */
  fields: Record<string, string>;
  /** For a stale update: the current record. */
  current?: unknown;
  /** For a draft whose fields were changed in the record: `overwrite` of what is in `current`. */
  liveTag?: string | undefined;
};

/** Errors that tRPC itself throws and that have a kind and a text of their own. */
const trpcErrors = new Map<TRPCError['code'], { kind: ErrorKind; key: MessageKey }>([
  ['NOT_FOUND', { kind: 'notFound', key: 'request.notFound' }],
  ['UNSUPPORTED_MEDIA_TYPE', { kind: 'unsupportedMediaType', key: 'request.unsupportedMediaType' }],
]);

/** Who may call a procedure: everybody, or people who have signed in, and for an area of the back office API tokens, too. */
export type Access = 'everybody' | 'account' | 'admin' | ApiArea;

/** The metadata of a procedure: `docs/security.md` lists them. */
type Meta = { shared?: true; access?: Access; owner?: true; proof?: true };

const t = initTRPC
  .context<ApiContext>()
  .meta<Meta>()
  .create({
    errorFormatter({ shape, error, ctx }) {
      const locale = ctx?.locale ?? 'tr';
      // Without the stack and the path of the code; the message is the translated text.
      const withData = (data: ClientError) => ({
        code: shape.code,
        message: data.text,
        data: { code: shape.data.code, httpStatus: shape.data.httpStatus, ...data },
      });
      const { cause } = error;
      if (cause instanceof AppError) {
        const { field, fields, params, current, liveTag } = cause.details;
        const text = translate(locale, cause.key, params);
        const named = fields ?? (field ? { [field]: cause.key } : {});
        return withData({ kind: cause.kind, text, fields: named, current, liveTag });
      }
      // Only errors of the input: a ZodError from inside a resolver is a bug of ours.
      if (error.code === 'BAD_REQUEST' && cause instanceof z.ZodError) {
        const fields = fieldErrors(cause);
        const first = Object.values(fields)[0];
        const text = first ? translateMessage(locale, first) : translate(locale, 'request.invalid');
        return withData({ kind: 'invalid', text, fields });
      }
      if (error.code === 'INTERNAL_SERVER_ERROR') {
        const text = translate(locale, 'request.failed', { requestId: ctx?.requestId ?? '-' });
        return withData({ kind: 'failed', text, fields: {} });
      }
      const { kind, key } = trpcErrors.get(error.code) ?? { kind: 'invalid', key: 'request.invalid' };
      return withData({ kind, text: translate(locale, key), fields: {} });
    },
  });

// next() returns a failure instead of rejecting, so a try/catch here would catch nothing.
const convertAppErrors = t.middleware(async ({ next, ctx, path }) => {
  const result = await next();
  if (result.ok) return result;
  const known = explainError(result.error.cause, ctx);
  if (known) throw new TRPCError({ code: codes[known.kind], cause: known });
  if (result.error.code === 'INTERNAL_SERVER_ERROR') {
    ctx.log.error({ err: result.error.cause ?? result.error, path, requestId: ctx.requestId }, 'procedure failed');
  }
  return result;
});

const requireAdmin = t.middleware(async ({ ctx, next }) => {
  const { user } = await requireSignedIn(await authorize(ctx, null, requireReady));
  return next({ ctx: { user } });
});

const requireAccount = t.middleware(async ({ ctx, next }) => {
  const { user } = await requireSignedIn(await authorize(ctx, null, requireSignedIn));
  return next({ ctx: { user } });
});

const requireAccess = (area: ApiArea) =>
  t.middleware(async ({ ctx, type, next }) =>
    next({ ctx: await authorize(ctx, scopeFor(area, type === 'query'), requireReady) }),
  );

const requireOwnerOf = t.middleware(async ({ ctx, next }) => {
  await requireOwner(ctx);
  return next();
});

const requireProofOf = t.middleware(async ({ ctx, next }) => {
  await requireProof(ctx);
  return next();
});

export const { router, createCallerFactory } = t;
export const publicProcedure = t.procedure.meta({ access: 'everybody' }).use(convertAppErrors);
/**
 * For reads with the same response for everybody in one language, which the response cache may store. Not for inputs with
 * any number of values that all succeed.
 */
export const sharedProcedure = publicProcedure.meta({ shared: true });
/** For people who have signed in, never for API tokens. Checks the bearer token before it parses the input. */
export const adminProcedure = publicProcedure.meta({ access: 'admin' }).use(requireAdmin);
/** Like `adminProcedure`, also for people who still have to set a password or a second factor. */
export const accountProcedure = publicProcedure.meta({ access: 'account' }).use(requireAccount);
/** Like `adminProcedure`, and for API tokens that may read content (queries) or change it (mutations). */
export const contentProcedure = publicProcedure.meta({ access: 'content' }).use(requireAccess('content'));
/** Like `adminProcedure`, and for API tokens that may see to the messages of visitors. */
export const messageProcedure = publicProcedure.meta({ access: 'messages' }).use(requireAccess('messages'));
/** Like `adminProcedure`, for owners and not for editors. */
export const ownerProcedure = adminProcedure.meta({ owner: true }).use(requireOwnerOf);
/** Like `contentProcedure`, for owners and their API tokens and not for editors. */
export const ownerContentProcedure = contentProcedure.meta({ owner: true }).use(requireOwnerOf);
/** Like `messageProcedure`, for owners and their API tokens and not for editors. */
export const ownerMessageProcedure = messageProcedure.meta({ owner: true }).use(requireOwnerOf);
/**
 * Like `adminProcedure`, for what decides how the person can come in: the password has to have been typed in the last ten
 * minutes. The client opens a dialog for it and repeats the call.
 */
export const provenProcedure = adminProcedure.meta({ proof: true }).use(requireProofOf);
/** Like `provenProcedure`, for what decides who can come in, where mail goes, or what leaves the site in bulk. */
export const provenOwnerProcedure = ownerProcedure.meta({ proof: true }).use(requireProofOf);
/** Like `provenProcedure`, also for people who still have to set a password or a second factor. */
export const provenAccountProcedure = accountProcedure.meta({ proof: true }).use(requireProofOf);
