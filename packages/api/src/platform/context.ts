import type { Database, Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import type { Logger } from 'pino';
import type { ListChange } from './records/list-changes';
import type { RevisionOrigin } from './records/revisions/history';
import type { JobTrigger } from './services/job-trigger';
import type { Limits } from './services/limits';
import type { Mailer } from './services/mailer';
import type { MediaService } from './services/media-service';
import type { SecretBox } from './services/secret-box';
import type { VisitCounter } from './services/visit-counter';
import type { ApiTokenUse } from './session/api-token.schema';
import type { SignedIn, UserRecord } from './session/user.schema';

/** The copies of the database that the program made and that still hold what is deleted now. */
export type SavedCopies = {
  /** ISO date at which the last of those is gone that the site removes by itself; null where there is none. */
  expireAt: string | null;
  /** Backups that the site never removes. */
  permanent: number;
};

/** The services of the process that every request uses. */
export type ApiServices = {
  db: Database;
  limits: Limits;
  log: Logger;
  media: MediaService;
  secrets: SecretBox;
  /** Starts scheduled jobs at once. */
  jobTrigger: JobTrigger;
  /** How `TRUST_PROXY` differs from what arrives; null while nothing speaks against it. */
  proxyMismatch: () => 'tooLow' | 'tooHigh' | null;
  /** Whether automatic backups take the key of the second factors, unencrypted, to where it is not anyway. */
  backupsExposeKey: boolean;
  savedCopies: () => Promise<SavedCopies>;
  visitCounter: VisitCounter;
  /** That of the environment; null where it names no mail server. `findMailer` knows the owner's, too. */
  mailer: Mailer | null;
  /** Whether everybody has to set up a second factor. */
  requireSecondFactor: boolean;
  /** The public address of the site, for links in mails. */
  siteUrl: string;
  /** The public pages, for previews; absent where there are none, as on the command line. */
  pages?: PageLoader;
};

export type PageLoader = {
  /** Loads the program of the pages, so that no transaction has to wait for it. */
  prepare: () => Promise<void>;
  /**
   * Loads a page, with what a context reads, as visitors get it.
   * @returns what the page hands to the browser
   */
  load: (ctx: ApiContext, path: string) => Promise<LoadedPage>;
};

type LoadedPage = { status: number; state: object } | { redirect: string };

/** The context of one request, for operations and transports. */
export type ApiContext = ApiServices & {
  locale: Locale;
  /** The network address of the client, by which limits count. */
  address: string;
  userAgent: string | null;
  /** Whether the browser says that its visitor does not want to be tracked. */
  doNotTrack: boolean;
  requestId: string;
  /** Who has signed in with the bearer token; null without a valid one. Looked up at most once in a request. */
  signedIn: () => Promise<SignedIn | null>;
  /**
   * The API token of the request; null where it carries none. Looked up at most once in a request.
   * @throws AppError where it carries a wrong one
   */
  apiToken: () => Promise<ApiTokenUse | null>;
  /** Whom the activity log names instead of the person who is signed in: an API token. */
  actor?: UserRecord;
  /** The name of the API token of the assistant that writes; it writes drafts only, and they carry it. */
  assistant?: string;
  /** Sets a cookie of this site, or removes it; absent where no response carries it. */
  setCookie?: (name: string, value: string | null) => void;
  /** By what way changes come, for the history; a form of the back office where absent. */
  origin?: RevisionOrigin;
  /** Whether an edit of Turkish texts leaves their English ones up to date, such as the correction of a typing error. */
  minorEdit?: boolean | undefined;
  /** The mark of all that one action puts into the trash; each deletion makes its own where absent. */
  trashBatch?: string;
  /** Collects what an action in a list changes, for the undo; nothing is noted where it is absent. */
  listChanges?: ListChange[];
  /** Set for bulk work with a single entry in the activity log, which the caller writes. */
  unrecorded?: true;
  /** The transaction that all writes of this context belong to; where absent, each operation opens its own. */
  tx?: Db;
};
