import { pickLocale } from '@pano/i18n/locales';
import { sendsDoNotTrack } from './insight/counted-requests';
import type { ApiContext, ApiServices } from './platform/context';
import { findApiToken } from './platform/session/api-tokens';
import { findSession } from './platform/session/sessions';
import { endpoints } from './rest';
import { procedures } from './router';

export { createApiToken, listApiTokens, revokeApiToken } from './accounts/api-token.operations';
export { bypassCookie, hasBypass } from './accounts/maintenance-bypass';
export {
  changeUserEmail,
  changeUserRole,
  createFirstUser,
  createUser,
  hasFirstPassword,
  listUsers,
  removeSecondFactor,
  removeUser,
  resetPassword,
  type UserSummary,
} from './accounts/user.operations';
export { mailReport, reportJob } from './capabilities/activity-log/report.operations';
export { assistantHandler } from './capabilities/assistants/assistant-handler';
export { summarize as summarizeDashboard } from './capabilities/dashboard';
export { backupJob, isLate, localCopiesJob } from './capabilities/job-trouble';
export { listKnownSlugs, listRecordKeys } from './capabilities/known-slugs';
export { pictureUsage } from './capabilities/picture-usage';
export { type OpenedLink, openLink } from './capabilities/preview-links/open-link';
export { dryPublish } from './capabilities/previews/dry-publish';
export { findPage } from './capabilities/previews/preview.trpc';
export { checkHistory } from './capabilities/revisions/left-over';
export { seedSampleContent } from './capabilities/samples/samples';
export { carryOutDue, findNextDue, publishingJob } from './capabilities/schedules/carry-out';
export { findShareSubject, findSiteSubject, type ShareSubject } from './capabilities/share-images';
export { listFeed, listPublicPages, nextPublication, type SitemapEntry } from './capabilities/sitemap';
export { renewSortKeys, sortKeysJob } from './capabilities/sort-keys';
export { type ContentFile, contentFile } from './capabilities/transfer/content-file';
export { clearContent, exportContent, importContent, isEmptySite } from './capabilities/transfer/transfer';
export { purgeNightly } from './capabilities/translations/pinned-versions';
export { purgeExpired as purgeTrash } from './capabilities/trash/trash.operations';
export { foldCounts, foldCountsJob } from './insight/fold-counts';
export { createVisitCounter } from './insight/visit-counter';
export { countVisitorEvent } from './insight/visitor-event.operations';
export { contactMailJob, deliverContactMails } from './leads/contact-mail.operations';
export { checkLeads } from './leads/lead-check';
export { leadDigestJob, mailDigests } from './leads/lead-digest.operations';
export { fillLeadKeys, leadKeysJob } from './leads/lead-keys';
export { takePhoto } from './leads/lead-photos.operations';
export { readStoredMail } from './mail/stored-mail';
export { markAllPending, reconcileAllFiles } from './media/file-journal';
export { createFileLocks } from './media/file-locks';
export { readFileName } from './media/file-names';
export { listUncheckedPictures } from './media/finish-variants';
export { contentTypeOf, listMediaFiles, type MediaFiles } from './media/media-files';
export { createMediaService, picturesJob } from './media/media-service';
export { type PickedFile, pickFile } from './media/pick-file';
export { photoName } from './media/private-photos';
export { readForm } from './media/read-form';
export { clockToleranceMs, isInFuture, pastInstant } from './platform/clock';
export type { ApiContext, ApiServices, PageLoader, SavedCopies } from './platform/context';
export { commandLine, recordActivity } from './platform/records/activity/record-activity';
export { maxLimit } from './platform/records/list';
export { allContentTimeout, inOneTransaction } from './platform/records/transaction';
export { trashJob } from './platform/records/trash';
export { createJobTrigger, type ScheduledJob } from './platform/services/job-trigger';
export { addressKey, createLimits } from './platform/services/limits';
export { createMailer, isInsecureSmtp } from './platform/services/mailer';
export type { MediaService } from './platform/services/media-service';
export { changesContent } from './platform/services/query-cache';
export { createSecretBox } from './platform/services/secret-box';
export { escapeXml } from './platform/services/sheets/xlsx-parts';
export { copyFiles } from './platform/services/storage/copy-files';
export { localStorage } from './platform/services/storage/local-storage';
export type { Storage, StoredFile } from './platform/services/storage/storage';
export { apiScopes } from './platform/session/api-token.schema';
export { hasBearer } from './platform/session/api-tokens';
export { roles } from './platform/session/user.schema';
export { boundedBody } from './platform/transport/bounded-body';
export { AppError, findRetryAfter } from './platform/transport/errors';
export { createRestApp } from './platform/transport/rest-app';
export { approvedPurgeJob, purgeApproved } from './privacy/purge-approval.operations';
export { get as getRetention } from './privacy/retention.operations';
export { checkPurge, type DueRows, retentionJob } from './privacy/retention-check';
export { endpoints } from './rest';
export { appRouter, inputOf } from './router';
export { get as companyProfile, nextSpecialMoment } from './settings/company.operations';

/** The reads that the response cache may keep: procedures by name, endpoints by path. Each is marked where it is defined. */
export const { sharedProcedures, sharedPaths } = listSharedReads();

function listSharedReads(): Record<'sharedProcedures' | 'sharedPaths', ReadonlySet<string>> {
  return {
    sharedProcedures: new Set(procedures.filter(({ shared }) => shared).map(({ path }) => path)),
    sharedPaths: new Set(endpoints.filter(({ shared }) => shared).map(({ path }) => path)),
  };
}

/** What the process knows of a request beyond its headers. */
export type RequestInfo = { address: string; requestId: string };

/** The context of one request. */
export function createContext(services: ApiServices, headers: Headers, requestInfo: RequestInfo): ApiContext {
  let session: ReturnType<typeof findSession> | undefined;
  let token: ReturnType<typeof findApiToken> | undefined;
  return {
    ...services,
    locale: pickLocale(headers.get('accept-language')),
    ...requestInfo,
    userAgent: headers.get('user-agent'),
    doNotTrack: sendsDoNotTrack(headers),
    signedIn: () => {
      session ??= findSession(
        services.db,
        headers.get('authorization'),
        requestInfo.address,
        services.requireSecondFactor,
      );
      return session;
    },
    apiToken: () => {
      token ??= findApiToken(services, headers.get('authorization'), requestInfo.address);
      return token;
    },
  };
}
