import type { Database, Db, Prisma } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import type * as z from 'zod';
import type { ComposedSection, Paths, RecordKind } from '#addresses';
import type { ApiContext } from './context';
import type { ActivityEntity } from './records/activity/activity.schema';
import type { ListChange } from './records/list-changes';
import type { FieldKind } from './records/revisions/history';
import type { RecordTable } from './records/stored-record';
import type { TransactionContext } from './records/transaction';
import type { PairedTexts } from './records/translations/paired-texts';
import type { Reading } from './records/translations/reading';
import type { TranslationSource } from './records/translations/translation-source';
import type { TrashSource } from './records/trash';

/**
 * All that the capabilities need to know of one kind of content: search, transfer, picture usage, sitemap, share images,
 * dashboard, activity links and samples are loops over these. A capability that an entity does not have is null, so that
 * an entity that leaves one out does not compile. Plain functions and data; rules stay in the operations.
 *
 * Functions are declared as methods: each takes the rows that its own entity reads and writes.
 * @template Column the columns of its table, so that one that is renamed does not compile
 */
export type ContentEntity<Column extends string = string> = {
  /** Its name in addresses, links and messages. */
  kind: RecordKind;
  /** Its name in the tRPC router, the content file, the palette and the counts of the dashboard. */
  plural: string;
  /** Its table; null for what stands among the settings. */
  records: ((db: Db) => RecordTable) | null;
  /** Where the list does not show every record until it is asked to: the condition on those that the dashboard counts. */
  countedOnly?: Condition;
  /** The column with the title or name of a record; null where there is none. */
  label: Column | null;
  /** The visibility rule, as a condition for Prisma; null where visitors see no record or all of them. */
  isPublic: Condition | (() => Condition) | null;
  /** The switch that takes a record off the site, or out of use, while it is off; null where there is none. */
  publicSwitch: Column | null;
  /** How the activity log describes the records, and which of their fields the owner is told of. */
  subjects: readonly { entity: ActivityEntity; label(item: object): string | null; reported?: readonly string[] }[];
  publicPage: PublicPage<Column> | null;
  /** The section of the home page that shows its records; null where none does, or what has no name of its own. */
  homeSection: ComposedSection | null;
  /** Null where the history has no versions of its records. */
  history: VersionedContent | null;
  /** Null where nothing is deleted. */
  trash: readonly TrashSource[] | null;
  /**
   * The column that its lists sort by in Turkish order. The operations write its key into the column `sortKey`; null where
   * no list sorts by a text.
   */
  sortedBy: Column | null;
  /** Null where nothing is translated, such as names. */
  translation: TranslationSource | null;
  /** Null where no text has both languages in one place, outside the tables of the translations. */
  pairedTexts: PairedTexts | null;
  search: SearchSource<Column> | null;
  pictures: PictureSource<Column> | null;
  /**
   * What is counted on the dashboard beside all of its records: those that need attention, by their names in the response.
   * Null where nothing is counted.
   */
  dashboard: Record<string, (db: Db) => Promise<number>> | null;
  /** Null for what names records: the content file has it behind all of them. */
  transfer: Transfer | null;
  samples: Samples | null;
  /** The steps of setting up a new site, and whether each is done. */
  firstSteps: Record<string, (db: Db) => Promise<boolean>> | null;
};

/** A condition on the columns of the entity's own table. */
type Condition = object;

/** An order of the records. */
type Order<Column extends string> = readonly { readonly [Name in Column]?: 'asc' | 'desc' }[];

/** For records that have a public page each. */
export type PublicPage<Column extends string = string> = {
  /** Where not every public record has a page: the condition on records, and on their English texts, that have one. */
  only?: Condition;
  /** The public record of a number or a slug; throws a "not found" for one that visitors may not see. */
  getPublic: (ctx: ApiContext, id: number, reading?: Reading) => Promise<{ path: string; paths: Paths }>;
  /** The content of the share image of an address: a picture of the record, else its title. */
  share: (
    ctx: ApiContext,
    slug: string,
    reading?: Reading,
  ) => Promise<{ path: string; title: string; image: string | null }>;
  /** What search engines get of it. */
  sitemap: {
    /** Those that may be left out come last. */
    orderBy: Order<Column>;
    /** What its pictures are read from. */
    select: object;
    images(row: object): (string | null)[];
  };
  /** The newest records for feed readers; null where they have no feed. */
  feed: ((db: Db, take: number, lang: Locale) => Promise<FeedRow[]>) | null;
  /** The column with the date that a record is public from; null where nothing is scheduled. */
  publicFrom: Column | null;
  /** When the next scheduled record is published; null where nothing is scheduled. */
  nextPublication: ((db: Database) => Promise<Date | null>) | null;
};

type FeedRow = { slug: string; title: string; excerpt: string | null; publishedAt: Date | null };

/** What history and drafts need besides the fields: reading a record, saving some of its fields, and creating one. */
export type VersionedContent = {
  fields: Readonly<Record<string, FieldKind>>;
  /** Whether owners change it and editors do not. */
  ownerOnly?: true;
  /** The record as it is stored, with all fields and its version; throws where it is gone. There may be only one. */
  read: (ctx: { db: Db }, id: number) => Promise<{ version: number }>;
  /** Writes the values of today where the fields have marks for them, as the form shows them; absent where none has. */
  fill?<Fields extends Record<string, unknown>>(db: Db, fields: Fields): Promise<Fields>;
  /** Values as the activity log and the trash name them; absent where they stand there as they are. */
  describe?(values: object): Record<string, unknown>;
  /** The rules of the form, for some of the fields. */
  update: z.ZodObject;
  /**
   * Saves some of the fields as the form does. With a version, only if nobody has changed the record since; `current` names
   * English texts that still say what the Turkish says.
   */
  save(ctx: ApiContext, id: number, data: object, version?: number, current?: string[]): Promise<unknown>;
  /** How the form adds a record, and its rules; null where there is only one. */
  create: { rules: z.ZodObject; run(ctx: ApiContext, data: object): Promise<{ id: number }> } | null;
  /** Rows of their own that belong to the record, such as a gallery: how their order is set back. */
  rows?: {
    entity: ActivityEntity;
    /** Returns the changes of rows that somebody changed or deleted since; those stay. A deleted one has no name. */
    restoreOrder(
      ctx: TransactionContext,
      changes: ListChange[],
    ): Promise<{ change: ListChange; label: string | null }[]>;
  };
};

type SearchSource<Column extends string> = {
  /** Lower ones stand first in the palette. */
  rank: number;
  /** The name of a table that is large enough for a text index. */
  textIndex: Prisma.ModelName | null;
  /** The order of its list. */
  orderBy: Order<Column>;
};

type PictureSource<Column extends string> = {
  /** Lower ones are named first where a picture is used. */
  rank: number;
  /** The columns that may mention pictures. */
  columns: readonly Column[];
  /** Finds what mentions a text, such as the key of a picture, in other tables. */
  findElsewhere?: (db: Db, text: string) => Promise<PictureMention[]>;
};

export type PictureMention = {
  /** The record to open; `id` is null for what there is only one of. */
  use: { kind: RecordKind | 'setting'; id: number | null; title: string };
  /** The columns that may mention pictures. */
  texts: Record<string, string | null>;
  /** Writes changed columns and increments the version, so that an editor with the old ones gets a conflict. */
  save: (tx: Db, texts: Record<string, string>) => Promise<unknown>;
};

/** Its part of the content file: docs/content-file.md. */
type Transfer = {
  /** The schema of the part on import, with the rules of the form. */
  schema: z.ZodType;
  /** Fields besides the slug that no two rows may share, and the message for one that does. Null values are free. */
  unique: readonly { field: string; message: string; read(row: object): string | null }[];
  /**
   * Fields that hold the slugs of rows of another part, one or a list of them, and the message for one that is not there;
   * `by` is the field that rows without a slug are named by.
   */
  references: readonly { field: string; plural: string; by?: string; message: string }[];
  /** Whether it contains personal data of visitors, which an export can leave out. */
  personal: boolean;
  read: (db: Db) => Promise<unknown>;
  write(ctx: TransactionContext, part: unknown): Promise<void>;
  /** For what is more than the rows of its table, or less. */
  clear?: (db: Db) => Promise<unknown>;
  /** How many rows there are, where it has no table; a site without any is empty. */
  count?: (db: Db) => Promise<number>;
};

/** What has a part of its own in the content file. */
export type TransferredEntity = ContentEntity & { transfer: Transfer };

type Samples = {
  list: readonly Sample[];
  create(ctx: TransactionContext, sample: object, site: { publicUrl: string }): Promise<{ id: number }>;
  /** Matches the records that still have the texts of a sample; null where they are nobody's concern. */
  unchanged: Condition | ((db: Db) => Promise<{ id: number }[]>) | null;
  /** Takes such records off the site. */
  remove: (ctx: ApiContext, ids: number[]) => Promise<{ count: number }>;
};

/** The fields of a sample and what else is known of it. */
export type Sample = object & {
  /** Its English texts. */
  english?: object | null;
  /** What has changed in its Turkish since it was translated. */
  edit?: object | undefined;
};

/** Fields of a record in samples, where none is null. */
export type Filled<Item, Fields extends keyof Item> = { [Field in Fields]: NonNullable<Item[Field]> };

/** The title or name of a record. */
export function readLabel({ label }: Pick<ContentEntity, 'label'>, record: object): string {
  const text: unknown = label === null ? null : new Map(Object.entries(record)).get(label);
  return typeof text === 'string' ? text : '';
}
