import type { RecordKind } from '@pano/api/addresses';
import { useRef, useState } from 'react';
import type * as z from 'zod';
import { readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { pick } from './draft-fields';

interface Options<Values extends object> {
  kind: RecordKind;
  /** What is live; undefined until it was read. */
  live: Values | undefined;
  schema: z.ZodType<Values>;
}

/**
 * The draft of a setting whose screen has no form: every change is stored at once, and from the time that somebody begins
 * a draft until it is published or thrown away, in that.
 */
export function useSettingDraft<Values extends object>({ kind, live, schema }: Options<Values>) {
  const utils = trpc.useUtils();
  const ref = { entity: kind, record: '0', locale: 'tr' } as const;
  const query = trpc.drafts.get.useQuery(ref);
  const { mutateAsync: store } = trpc.drafts.keep.useMutation();
  const publishing = trpc.drafts.publish.useMutation();
  const discarding = trpc.drafts.discard.useMutation();
  const draft = query.data ?? null;
  // Also while it has nothing, or nothing any more: what comes next is not to be live by surprise.
  const [isOn, setIsOn] = useState(false);
  if (draft && !isOn) setIsOn(true);
  /** Stands for what is live where that was changed, too, and nobody has said yet what is to be. */
  const [liveTag, setLiveTag] = useState<string>();
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const readDraft = () => utils.drafts.get.getData(ref) ?? null;

  async function send(values: Partial<Values>): Promise<void> {
    // A read that is under way would bring back the draft from before.
    await utils.drafts.get.cancel(ref);
    try {
      const next = await store({ ...ref, values: { ...values }, version: readDraft()?.version ?? 0 });
      utils.drafts.get.setData(ref, next);
    } catch (error) {
      await utils.drafts.get.invalidate(ref);
      throw error;
    }
  }

  /** Keeps changes in the draft, one save after the other. */
  function keep(values: Partial<Values>): Promise<void> {
    const next = running.current.then(() => send(values));
    // Whoever began a save that failed says so; the next one begins all the same.
    running.current = next.catch(() => {});
    return next;
  }

  async function end(): Promise<void> {
    setLiveTag(undefined);
    setIsOn(false);
    utils.drafts.get.setData(ref, null);
    await utils.invalidate();
  }

  return {
    of: ref,
    draft,
    isOn,
    /** What the screen shows: what is live with the changes of the draft. */
    values: live && query.data !== undefined ? withDraft(schema, live, draft) : undefined,
    query,
    begin: () => setIsOn(true),
    leave: () => setIsOn(false),
    keep,
    discard: async () => {
      await running.current;
      await discarding.mutateAsync(ref);
      await end();
    },
    /** @returns whether it is live: somebody else may have changed the same meanwhile, and is asked about first */
    publish: async (overwrite?: string): Promise<boolean> => {
      await running.current;
      try {
        await publishing.mutateAsync({ ...ref, version: readDraft()?.version, overwrite });
      } catch (error) {
        await utils.invalidate();
        const tag = readClientError(error)?.liveTag;
        if (tag === undefined) throw error;
        setLiveTag(tag);
        return false;
      }
      await end();
      return true;
    },
    conflict: {
      liveTag,
      isDisputed: (name: string) => draft?.disputed.includes(name) === true,
      /** The draft has what is live in the disputed fields, and so no change of them any more. */
      takeTheirs: async () => {
        setLiveTag(undefined);
        const disputed = Object.fromEntries((draft?.disputed ?? []).map((name) => [name, null]));
        await keep(pick({ ...live }, disputed));
      },
      postpone: () => setLiveTag(undefined),
    },
  };
}

/** A draft may hold what only publishing would reject; that is not shown. */
const withDraft = <Values extends object>(schema: z.ZodType<Values>, live: Values, draft: { values: object } | null) =>
  schema.safeParse({ ...live, ...draft?.values }).data ?? live;
