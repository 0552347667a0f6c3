import * as z from 'zod';
import { parseInput } from '#platform/transport/endpoint';
import { conflict, orNotFound } from '#platform/transport/errors';
import { findDraft } from '../drafts/stored-draft';
import * as links from '../preview-links/preview-link.operations';
import { createBody } from '../preview-links/preview-link.schema';
import type { AssistantContext } from './assistant-tokens';
import { describeContent, describeInput, readSchema } from './describe-content';
import {
  documentInput,
  draftsInput,
  listDrafts,
  readContent,
  readHealth,
  searchContent,
  searchInput,
  toRef,
} from './read-content';
import { pictureInput, uploadPicture } from './upload-picture';
import { writeDraft, writeInput } from './write-draft';

/** What an assistant may do. */
export type Tool = {
  name: string;
  description: string;
  readOnly: boolean;
  /** The JSON schema of the arguments. */
  inputSchema: { type: 'object'; [key: string]: unknown };
  /** @throws AppError with the sentences of the form where the arguments break a rule */
  run: (ctx: AssistantContext, given: unknown) => Promise<object>;
};

const tool = <Input>(
  name: string,
  description: string,
  {
    input,
    run,
    readOnly = true,
  }: {
    input: z.ZodType<Input>;
    run: (ctx: AssistantContext, input: Input) => Promise<object>;
    readOnly?: boolean;
  },
): Tool => ({
  name,
  description,
  readOnly,
  inputSchema: { ...readSchema(input), type: 'object' },
  run: async (ctx, given) => run(ctx, parseInput(input, given ?? {})),
});

const linkInput = documentInput.extend(createBody.shape);

/** The tools by which assistants reach the site: there is none that publishes, hides, orders or deletes. */
export const tools: readonly Tool[] = [
  tool(
    'describe_content',
    'The kinds of content; with `kind` its fields: label, type, whether required and translated, JSON schema. Call it before writing.',
    { input: describeInput, run: describeContent },
  ),
  tool('search', 'Find records by the words in them.', { input: searchInput, run: searchContent }),
  tool('read', 'Read one record in one language: what is live, and the draft beside it.', {
    input: documentInput,
    run: readContent,
  }),
  tool(
    'write_draft',
    'Write fields of a record into its draft, in one language. Nothing goes live: a person reads and publishes it. For a new record leave out `record`, write Turkish first, then English with the `record` that was returned. `problems` lists what publishing would reject: correct it.',
    { input: writeInput, run: writeDraft, readOnly: false },
  ),
  tool('upload_picture', 'Add a picture to the library. Put the returned `url` into fields for pictures.', {
    input: pictureInput,
    run: uploadPicture,
    readOnly: false,
  }),
  tool('list_drafts', 'What waits to be published, the last written first.', { input: draftsInput, run: listDrafts }),
  tool('search_health', 'What keeps people from finding the site in search engines, the weightiest first.', {
    input: z.strictObject({}),
    run: readHealth,
  }),
  tool('preview_link', 'Make a link that shows a draft of an assistant to whoever has it; it expires by itself.', {
    input: linkInput,
    run: linkDraft,
    readOnly: false,
  }),
];

async function linkDraft(ctx: AssistantContext, { days, ...document }: z.output<typeof linkInput>) {
  const ref = toRef(document);
  const { assistant } = orNotFound(await findDraft(ctx.db, ref), 'draft.notFound');
  if (assistant === null) throw conflict('assistant.notShared');
  const { path, link } = await links.create(ctx, ref, days);
  return { url: ctx.siteUrl + path, expiresAt: link.expiresAt };
}
