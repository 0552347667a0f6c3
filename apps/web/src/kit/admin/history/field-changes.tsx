import type { ActivityEntity } from '@pano/api/activity/activity.schema';
import type { RecordKind } from '@pano/api/addresses';
import { blocksToHtml } from '@pano/api/blocks';
import { isForDarkGround } from '@pano/api/company/company.fields';
import type { Locale } from '@pano/i18n/locales';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '#kit/shared/trpc.ts';
import type { ShowValue } from '../form/conflict-dialog';
import { thumbUrl } from '../media/media-thumb';
import {
  type Block,
  type BlockChange,
  compareBlocks,
  compareTexts,
  type Note,
  type Piece,
  readBlocks,
  toPictureBlock,
  toTextBlocks,
} from './compare-blocks';

interface Props {
  fields: readonly FieldChange[];
  /** What the older and the newer side are called. */
  names: readonly string[];
  label: (field: string) => string;
  onlyChanged: boolean;
  /** The level of the names of the fields. */
  heading?: 'h3' | 'h4';
}

/** The fields of two versions; on phones the newer side stands below the older one. */
export function FieldChanges({ fields, names, label, onlyChanged, heading: Heading = 'h4' }: Props) {
  const { t } = useTranslation('admin');
  const shown = onlyChanged ? fields.filter(isChanged) : fields;
  if (shown.length === 0) return <p className="text-ink-2">{t('frame.history.noChanges')}</p>;
  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-3">{t('frame.history.direction', { before: names[0], after: names[1] })}</p>
      {shown.map((field) => (
        <section key={field.name} aria-label={label(field.name)}>
          <Heading className="mb-1.5 font-[600]">{label(field.name)}</Heading>
          <div className="divide-y divide-line overflow-hidden rounded-control border border-line-2">
            {listRows(field, onlyChanged).map(({ key, change }) => (
              <Row key={key} change={change} ground={groundOf(field.name)} />
            ))}
            {field.changes.length === 0 ? <p className="px-3 py-2 text-ink-3">{t('frame.conflict.nothing')}</p> : null}
          </div>
        </section>
      ))}
    </div>
  );
}

const listRows = ({ changes }: FieldChange, onlyChanged: boolean) =>
  changes
    .map((change, place) => ({ key: `${place} ${change.kind}`, change }))
    .filter(({ change }) => !onlyChanged || change.kind !== 'same');

/** What the pictures of a field stand on, as on the site. */
const groundOf = (field: string) => (isForDarkGround(field) ? 'bg-night' : 'on-day bg-surface-3');

/** A block on both sides. One that is on one side only leaves the other empty. */
function Row({ change, ground }: { change: BlockChange; ground: string }) {
  const { before, after, pieces, notes } = change;
  // Where no word differs, one side says it on a phone; what did change stands below.
  const isOne = pieces.every((piece) => piece.kind === 'same');
  return (
    <div className="px-3 py-2">
      <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <div className={isOne || !before ? 'max-sm:hidden' : 'min-w-0'}>
          {before ? <Side block={before} pieces={pieces} hidden="added" ground={ground} /> : null}
        </div>
        <div className={after ? 'min-w-0' : 'max-sm:hidden'}>
          {after ? <Side block={after} pieces={pieces} hidden="removed" ground={ground} /> : null}
        </div>
      </div>
      {notes.map((note) => (
        <NoteText key={JSON.stringify(note)} note={note} />
      ))}
    </div>
  );
}

type SideProps = { block: Block; pieces: readonly Piece[]; hidden: 'added' | 'removed'; ground: string };

function Side({ block, pieces, hidden, ground }: SideProps) {
  const words = pieces
    .map((piece, place) => ({ ...piece, key: `${place} ${piece.kind}` }))
    .filter(({ kind }) => kind !== hidden);
  if (block.picture) {
    const sign = hidden === 'added' ? 'removed' : 'added';
    const isMarked = words.some(({ kind }) => kind === sign);
    const { src, alt } = block.picture;
    const fileName = src.split('/').at(-1);
    const picture = (
      <img
        src={thumbUrl(src)}
        alt={alt || fileName}
        loading="lazy"
        className={clsx('max-h-36 rounded-control object-contain', ground)}
      />
    );
    return isMarked ? <Marked kind={sign}>{picture}</Marked> : picture;
  }
  return (
    <p className="wrap-anywhere whitespace-pre-wrap">
      {words.map(({ key, kind, text }) =>
        kind === 'same' ? (
          <span key={key}>{text}</span>
        ) : (
          <Marked key={key} kind={kind}>
            {text}
          </Marked>
        ),
      )}
    </p>
  );
}

const marks = {
  added: {
    sign: '+',
    Tag: 'ins',
    className: 'rounded-xs bg-ok-tint text-ink underline decoration-ok decoration-2 underline-offset-2',
  },
  removed: { sign: '−', Tag: 'del', className: 'rounded-xs bg-err-tint text-ink line-through decoration-err' },
} as const;

/** Marked by a sign and a word that is read aloud, and not by colour alone. */
function Marked({ kind, children }: { kind: 'added' | 'removed'; children: ReactNode }) {
  const { t } = useTranslation('admin');
  const { sign, Tag, className } = marks[kind];
  return (
    <>
      <span className="sr-only">{` ${t(`frame.history.${kind}`)}: `}</span>
      <span aria-hidden="true" className={kind === 'added' ? 'font-[700] text-ok' : 'font-[700] text-err'}>
        {sign}
      </span>
      <Tag className={className}>{children}</Tag>
    </>
  );
}

function NoteText({ note }: { note: Note }) {
  const { t } = useTranslation('admin');
  return <p className="mt-1 text-sm text-ink-2 italic wrap-anywhere">{text()}</p>;

  function text(): string {
    if (note.kind !== 'link') return t(`frame.history.${note.kind}`);
    const { before, after } = note;
    if (before === null) return t('frame.history.linkAdded', { after });
    if (after === null) return t('frame.history.linkRemoved', { before });
    return t('frame.history.linkChanged', { before, after });
  }
}

/** The kinds of records that have forms. */
export type FormKind = RecordKind & ActivityEntity;

export type HistoryProps = {
  kind: FormKind;
  /** The record as the form last read or stored it; a screen without a form has no version of it. */
  record: { id: number; version?: number };
  showValue?: ShowValue | undefined;
  /** Whether an older version can become a draft. */
  hasDrafts?: boolean | undefined;
  /** Whether visitors see it, and a switch takes it off the site. */
  canHide?: boolean | undefined;
  /** Whether English texts have versions of their own. */
  translated?: boolean | undefined;
  /** Whether something typed is not saved. */
  dirty: boolean;
  /** Stores what is typed, to be offered again; false where the browser has no room. */
  keepDraft: () => boolean;
  /** Shows a version in the preview of the form; absent where it has none. */
  onPreview?: ((version: PreviewedVersion) => void) | undefined;
};

type Revisions = Outputs['revisions'];
export type Version = Revisions['get'];
export type PreviewedVersion = Version & { locale: Locale };
export type VersionSummary = Revisions['list']['items'][number];
type Value = Version['values'][string];

export type FieldChange = { name: string; changes: BlockChange[] };

/** The values of a version or of a draft, with what each of them is. */
type Compared = Pick<Version, 'values' | 'kinds'>;

/** Says a value that is no text in words, such as the name of a category. */
type SayValue = (name: string, value: Value) => string;

/** The fields that both versions have; a text in two languages is two fields, as in its form. */
export function compareVersions(before: Compared, after: Compared, say: SayValue): FieldChange[] {
  const names = Object.keys(after.kinds).filter((name) => name in before.values && name in after.values);
  return names.flatMap((name) => {
    const [old = null, now = null] = [before.values[name], after.values[name]];
    if (after.kinds[name] !== 'textPair')
      return [{ name, changes: compareValues(name, after.kinds[name], old, now, say) }];
    return ['tr', 'en'].map((language) => {
      const inner = `${name}.${language}`;
      return { name: inner, changes: compareValues(inner, 'text', pick(old, language), pick(now, language), say) };
    });
  });
}

export const isChanged = ({ changes }: FieldChange): boolean => changes.some(({ kind }) => kind !== 'same');

function compareValues(
  name: string,
  kind: Version['kinds'][string] | undefined,
  old: Value,
  now: Value,
  say: SayValue,
) {
  if (kind === 'richText') return compareBlocks(readBlocks(toText(old)), readBlocks(toText(now)));
  if (kind === 'blocks') return compareBlocks(readBlocks(blocksToHtml(old)), readBlocks(blocksToHtml(now)));
  if (kind === 'image' || kind === 'images') return compareBlocks(toPictures(old), toPictures(now));
  return compareTexts(toTextBlocks(say(name, old)), toTextBlocks(say(name, now)));
}

const pick = (value: Value, language: string): Value =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value[language] ?? null) : null;

const toText = (value: Value): string => (typeof value === 'string' ? value : '');

const toPictures = (value: Value) =>
  [value].flat().flatMap((url) => (typeof url === 'string' && url ? [toPictureBlock(url)] : []));
