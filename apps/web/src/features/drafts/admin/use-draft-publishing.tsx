import { adminPages } from '@pano/api/addresses';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { draftPath } from '#kit/admin/form/draft-link.ts';
import { groupBy } from '#kit/admin/list/day-sections.tsx';
import { useDraftName } from '#kit/admin/list/draft-row.tsx';
import { errorText, isUnauthorized, readClientError } from '#kit/shared/client-error.ts';
import { type Outputs, trpc } from '#kit/shared/trpc.ts';

export type ListedDraft = Outputs['drafts']['list']['items'][number];

type FailedDraft = { draft: ListedDraft; reason: string };

/** How many drafts were published, and which could not be. */
type Publication = { published: number; failed: FailedDraft[] };

/**
 * Publishes drafts of a list. `publish` does one record after the other, the languages of a record together or neither; what
 * is rejected stays a draft. It rejects only where the session has ended, and leaves all that follow as they are. `handled` is
 * how many of them were published or rejected so far. `tell` says what came of it; `dialog` may be rendered anywhere in the
 * screen.
 */
export function useDraftPublishing() {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const { mutateAsync } = trpc.drafts.publish.useMutation();
  const [told, setTold] = useState<Publication | null>(null);
  const [handled, setHandled] = useState(0);

  function publishRecord(ofRecord: readonly ListedDraft[]) {
    const [first, second] = ofRecord.toSorted((one, other) => other.locale.localeCompare(one.locale));
    if (!first) throw new Error('There is no draft to publish');
    const { entity, record, locale, version } = first;
    return mutateAsync({ entity, record, locale, version, ...(second && { english: { version: second.version } }) });
  }

  function explain(error: unknown): string {
    const problem = readClientError(error);
    if (problem?.kind === 'stale')
      return t(problem.liveTag === undefined ? 'assistants.changed' : 'assistants.disputed');
    const messages = new Set(Object.values(problem?.fields ?? {}));
    return messages.size > 0 ? [...messages].join(' · ') : errorText(error, t('draftForm.publishFailed'));
  }

  async function publish(drafts: readonly ListedDraft[]): Promise<Publication> {
    const failed: FailedDraft[] = [];
    setHandled(0);
    try {
      for (const [, ofRecord] of groupBy(drafts, ({ entity, record }) => `${entity} ${record}`)) {
        try {
          await publishRecord(ofRecord);
        } catch (error) {
          if (isUnauthorized(error)) throw error;
          failed.push(...ofRecord.map((draft) => ({ draft, reason: explain(error) })));
        }
        setHandled((before) => before + ofRecord.length);
      }
    } finally {
      await utils.invalidate();
    }
    return { published: drafts.length - failed.length, failed };
  }

  function tell(publication: Publication): void {
    if (publication.published > 0) toast.success(t('assistants.published', { count: publication.published }));
    if (publication.failed.length > 0) setTold(publication);
  }

  const dialog = told ? <UnpublishedDialog failed={told.failed} onClose={() => setTold(null)} /> : null;
  return { publish, handled, tell, dialog };
}

/** Which drafts could not be published and why, each with the way to its form. */
function UnpublishedDialog({ failed, onClose }: { failed: readonly FailedDraft[]; onClose: () => void }) {
  const { t } = useTranslation('admin');
  const nameOf = useDraftName();
  return (
    <Dialog
      onClose={onClose}
      size="md"
      title={t('assistants.unpublished', { count: failed.length })}
      description={t('assistants.unpublishedLead')}
      footer={
        <Button size="sm" onClick={onClose}>
          {t('assistants.close')}
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {failed.map(({ draft, reason }) => (
          <li key={`${draft.entity} ${draft.record} ${draft.locale}`} className="py-2">
            <Link
              to={draftPath(draft.entity, draft.record, draft.locale)}
              state={{ returnTo: adminPages.drafts }}
              className="link inline-flex min-h-8 items-center font-[540] wrap-anywhere"
            >
              {nameOf(draft)}
            </Link>
            <p className="text-sm text-ink-2">{reason}</p>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
