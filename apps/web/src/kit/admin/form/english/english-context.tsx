import type { Locale } from '@pano/i18n/locales';
import { TextLanguage } from '@pano/ui/field';
import { clsx } from 'clsx';
import { createContext, type ReactNode, type RefObject, use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import type { Inputs } from '#kit/shared/trpc.ts';
import type { PublishChoice, ServerDraft } from '../draft/draft-fields';
import { useFieldLabel } from '../field-labels';
import type { SchemaForm } from '../use-schema-form';

/** The English texts of a record as their form holds them. */
export type EnglishTexts = Record<string, string | null | undefined>;
export type EnglishForm = SchemaForm<EnglishTexts, EnglishTexts>;

/** English texts as they are stored; `stale` names the Turkish version that a text still says. */
export type StoredEnglish = {
  texts: Record<string, string | null>;
  stale: Record<string, number>;
  version: number;
  updatedAt: string;
};

/** What a form says of its texts in English. */
export type EnglishSource = {
  /** The fields that each language has for itself, with their rules. */
  schema: z.ZodType<EnglishTexts, EnglishTexts> & Pick<z.ZodObject, 'shape'>;
};

/** What a form edits: a kind of records with texts in English, or any other. */
export type WithEnglish<Saved> =
  | { kind: EnglishKind; english: EnglishSource; read: ReadRecord<Saved> }
  | { kind: string; english?: undefined; read?: ReadRecord<Saved> };

/** Reads a record as it is stored now. */
type ReadRecord<Saved> = (id: number) => Promise<Saved | null>;

/** The kinds of records that have texts in English. */
export type EnglishKind = Inputs['translations']['get']['entity'];

/** How a save of a form differs from the usual one. */
export type SaveMode<Saved> = {
  /** English texts stay current although the Turkish ones change. */
  minorEdit?: true | undefined;
  /** Takes the place of create and update: both languages in one transaction, or a draft. */
  store?: ((changes: { version: number; data: object }) => Promise<Saved>) | undefined;
};

/** What can be done with the English texts; what they are is read at the moment it is done. */
export type EnglishActions = {
  /**
   * Saves what has changed: English alone, Turkish alone or both.
   * @param turkish saves the Turkish form
   */
  save: <Saved extends { id: number }>(
    current: Saved,
    turkish: { dirty: boolean; minorEdit: true | undefined; save: (mode: SaveMode<Saved>) => Promise<Saved> },
    read: ReadRecord<Saved>,
  ) => Promise<Saved>;
  /** Keeps what is typed in the browser; false where it has no room. */
  keep: () => boolean;
  /** Takes back what was typed. */
  reset: () => void;
  /** Notes that a text still says what the Turkish says, or takes that back. */
  toggleCurrent: (name: string) => void;
  draft: {
    /** Keeps what is typed beside what is live; null where nothing differs. */
    keepTyped: () => Promise<ServerDraft | null>;
    /**
     * Keeps what is typed; what is to be published then, with the fields that are up to date all the same, null where that is nothing, `skipped` where the Turkish is wanted
     * alone, this once.
     * @param both whether the Turkish is published as well
     */
    prepare: (both: boolean) => Promise<PublishChoice | 'skipped' | null>;
    /**
     * Says at the English fields why a draft was not published, and what is to be said of it.
     * @returns null where they were not the reason
     */
    readProblem: (error: unknown, alone: boolean) => Promise<Error | null>;
    /** What was asked for is published. @param published whether the English is: then the form has what is live */
    finish: (published: boolean) => Promise<void>;
  };
  readTurkish: (name: string) => unknown;
  subscribeToTurkish: (listener: () => void) => () => void;
};

/** The English texts while they are edited beside the Turkish ones. */
export type EnglishEditing = {
  kind: EnglishKind;
  id: number;
  names: readonly string[];
  /** The control of the Turkish form. */
  turkish: object;
  form: EnglishForm;
  /** Both languages stand beside each other; else one of them is shown. */
  wide: boolean;
  tab: Locale;
  Field: (props: { name: string; label: string; children: ReactNode }) => ReactNode;
  dirty: boolean;
  /** What is in a draft; null where there is none. */
  draft: ServerDraft | null;
  draftFailed: boolean;
  /** How many English fields have an error. */
  errors: number;
  stored: StoredEnglish | null;
  /** The fields that an editor called current in spite of a changed Turkish. */
  current: readonly string[];
  actions: RefObject<EnglishActions>;
};

/** Undefined in forms without English texts, null until somebody opens them. */
export const EnglishContext = createContext<EnglishEditing | null | undefined>(undefined);

interface TranslatedProps {
  /** The form of the field, by its control. */
  control: object;
  name: string;
  label?: string | undefined;
  turkish: (label: string) => ReactNode;
  /** The same field of the English form. */
  english: (form: EnglishForm, label: string) => ReactNode;
  /** While it has nothing to translate it stands as it does in Turkish alone, unless its English is out of date. */
  empty?: boolean;
}

/** A field, with its English beside it where that is edited. The Turkish one stays the same element all the time. */
export function Translated({ control, name, turkish, english, empty = false, ...props }: TranslatedProps) {
  const { t } = useTranslation('admin');
  const legendId = useId();
  const open = use(EnglishContext);
  const known = useFieldLabel(name);
  const label = props.label ?? known.label;
  if (open === undefined) return turkish(label);
  const isShown = open?.turkish === control && open.names.includes(name);
  const editing = isShown && !(empty && open.stored?.stale[name] === undefined) ? open : null;
  const wide = editing?.wide === true;
  return (
    <div
      {...(wide ? { role: 'group', 'aria-labelledby': legendId } : {})}
      className={clsx(editing ? 'col-span-full min-w-0' : 'contents', wide && 'grid grid-cols-2 gap-x-5 gap-y-1.5')}
    >
      {wide ? (
        <p id={legendId} className="col-span-2 text-[0.9375rem] font-[640]">
          {label}
        </p>
      ) : null}
      <TextLanguage value={editing ? 'tr' : undefined}>
        <div hidden={editing?.wide === false && editing.tab === 'en'} className={editing ? 'min-w-0' : 'contents'}>
          {turkish(wide ? t('english.turkish') : label)}
        </div>
      </TextLanguage>
      {editing ? (
        <TextLanguage value="en">
          <div hidden={!wide && editing.tab === 'tr'} className="min-w-0">
            <editing.Field name={name} label={label}>
              {english(editing.form, wide ? t('english.english') : label)}
            </editing.Field>
          </div>
        </TextLanguage>
      ) : null}
    </div>
  );
}

/** Fields that both languages share; said so while both are edited. */
export function SharedFields({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin');
  const headingId = useId();
  const editing = use(EnglishContext);
  return (
    <div
      {...(editing ? { role: 'group', 'aria-labelledby': headingId } : {})}
      className={editing ? 'col-span-full grid min-w-0 gap-[18px]' : 'contents'}
    >
      {editing ? (
        <p
          id={headingId}
          className="flex items-center gap-3 text-sm font-[600] text-ink-3 after:h-px after:flex-1 after:bg-line-2"
        >
          {t('english.shared')}
        </p>
      ) : null}
      {children}
    </div>
  );
}
