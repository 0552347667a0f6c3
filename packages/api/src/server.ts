import { pickLocale } from '@pano/i18n/locales';
import type { ApiContext, ApiServices } from './core/context';
import { findSession } from './features/auth/sessions';

export { inputOf } from './contract/procedures';
export { sharedPaths, sharedProcedures } from './contract/shared-reads';
export { createBell } from './core/bell';
export { boundedBody } from './core/bounded-body';
export { together } from './core/changing';
export type { ApiContext, ApiServices } from './core/context';
export { AppError } from './core/errors';
export { createLimits } from './core/limits';
export { createMailer } from './core/mailer';
export { retryAfterOf } from './core/refusals';
export { createRestApp } from './core/rest-app';
export { createSecretBox } from './core/secret-box';
export { copyFiles } from './core/storage/copy-files';
export { localStorage } from './core/storage/local-storage';
export type { Storage, StoredFile } from './core/storage/storage';
export { escapeXml } from './core/xml';
export { commandLine, recordActivity } from './features/activity/record-activity';
export { nextPublication } from './features/articles/article.queries';
export {
  createUser,
  listUsers,
  removeSecondFactor,
  resetPassword,
  type UserSummary,
} from './features/auth/user.operations';
export { get as companyProfile } from './features/company/company.operations';
export { contactMailJob } from './features/contact-forms/contact-mail.operations';
export { deliverContactMails } from './features/contact-forms/deliver-contact-mails';
export { backupJob } from './features/dashboard/backup-trouble';
export { summary as dashboardSummary } from './features/dashboard/dashboard.operations';
export { readFileName } from './features/media/file-names';
export { createFileTurns } from './features/media/file-turns';
export { contentTypeOf, listMediaFiles, type MediaFiles } from './features/media/media-files';
export { createMediaService, type MediaService, picturesJob } from './features/media/media-service';
export { type PickedFile, pickFile } from './features/media/pick-file';
export { noteAllUnsettled, settleAll } from './features/media/stored-files';
export { purgeOldData, retentionJob } from './features/privacy/retention.operations';
export { listFeed, listPublicPages } from './features/sitemap/sitemap.operations';
export { endpoints } from './rest';
export { appRouter } from './router';
export { seedSampleContent } from './seed/seed';
export { type ContentFile, contentFile } from './transfer/content-file';
export { isEmptySite } from './transfer/empty-site';
export { exportContent } from './transfer/export-content';
export { clearContent, importContent } from './transfer/import-content';

/** What the process knows of a request beyond its headers. */
export type RequestFacts = { address: string; requestId: string };

/** The context of one request. */
export function createContext(services: ApiServices, headers: Headers, facts: RequestFacts): ApiContext {
  let session: ReturnType<typeof findSession> | undefined;
  return {
    ...services,
    locale: pickLocale(headers.get('accept-language')),
    ...facts,
    userAgent: headers.get('user-agent'),
    signedIn: () => {
      session ??= findSession(services.db, headers.get('authorization'), facts.address);
      return session;
    },
  };
}
