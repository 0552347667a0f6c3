import type { Database, Db } from '@pano/db';
import type { Locale } from '@pano/i18n/locales';
import type { Logger } from 'pino';
import type { JobTrigger } from './services/job-trigger';
import type { Limits } from './services/limits';
import type { Mailer } from './services/mailer';
import type { MediaService } from './services/media-service';
import type { SecretBox } from './services/secret-box';
import type { SignedIn } from './session/user.schema';

/** What the process gives to every request. */
export type ApiServices = {
  db: Database;
  limits: Limits;
  log: Logger;
  media: MediaService;
  secrets: SecretBox;
  /** Starts scheduled jobs at once. */
  jobTrigger: JobTrigger;
  /** Null where no mail server is set. */
  mailer: Mailer | null;
};

/** What operations and transports know of one request. */
export type ApiContext = ApiServices & {
  locale: Locale;
  /** The client's network address: what limits count by. */
  address: string;
  userAgent: string | null;
  requestId: string;
  /** Who the bearer token belongs to; null without a valid one. Looked up at most once in a request. */
  signedIn: () => Promise<SignedIn | null>;
  /** Set for work on many records at once that leaves a single entry in the activity log, written by whoever set it. */
  unrecorded?: true;
  /** The transaction that all writes of this context belong to; where absent, each operation opens its own. */
  tx?: Db;
};
