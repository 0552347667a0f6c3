import type { RecordKind } from '@pano/api/addresses';
import { useRef, useState } from 'react';
import type * as z from 'zod';
import { readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { isSameValue } from '../merge-versions';
import { pick, type ServerDraft } from './draft-fields';

interface Options<Values extends object> {
  kind: RecordKind;
  /** What is live; undefined until it was read. */
  live: Values | undefined;
  schema: z.ZodType<Values>;
}

/** Changes of fields that somebody else has changed in the draft meanwhile. */
type Collision = {
  values: object;
  disputed: readonly string[];
  /** The draft as it is now. */
  other: ServerDraft;
  /** Whether these changes are kept instead. */
  answer: (isMine: boolean) => void;
};

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
  /** What is to be kept and somebody else has kept otherwise meanwhile, until somebody says what is to be. */
  const [collision, setCollision] = useState<Collision>();
  const running = useRef<Promise<unknown>>(Promise.resolve());

  const readDraft = () => utils.drafts.get.getData(ref) ?? null;

  async function send(values: object): Promise<void> {
    // A read that is under way would bring back the draft from before.
    await utils.drafts.get.cancel(ref);
    const known = readDraft();
    try {
      const next = await store({ ...ref, values: { ...values }, version: known?.version ?? 0 });
      utils.drafts.get.setData(ref, next);
    } catch (error) {
      const isStale = readClientError(error)?.kind === 'stale';
      const other = isStale ? await utils.client.drafts.get.query(ref) : null;
      if (other) return merge(values, known, other);
      await utils.drafts.get.invalidate(ref);
      throw error;
    }
  }

  /** Keeps changes beside those that somebody else has kept meanwhile; a field that both have changed is asked about. */
  async function merge(values: object, known: ServerDraft | null, other: ServerDraft): Promise<void> {
    const [before, now] = [toMap({ ...live, ...known?.values }), toMap({ ...live, ...other.values })];
    const own = Object.entries(values);
    const disputed = own
      .filter(([name, value]) => !isSameValue(now.get(name), before.get(name)) && !isSameValue(now.get(name), value))
      .map(([name]) => name);
    utils.drafts.get.setData(ref, other);
    const isMine = disputed.length === 0 || (await decide({ values, disputed, other }));
    const rest = own.filter(([name]) => isMine || !disputed.includes(name));
    if (rest.length > 0) await send(Object.fromEntries(rest));
  }

  const decide = (about: Omit<Collision, 'answer'>): Promise<boolean> =>
    new Promise<boolean>((answer) => setCollision({ ...about, answer })).finally(() => setCollision(undefined));

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
    /** What both have kept in the draft, otherwise than the other. */
    collision,
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

const toMap = (values: object) => new Map<string, unknown>(Object.entries(values));
