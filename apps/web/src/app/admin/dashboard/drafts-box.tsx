import { adminRecordPath } from '@pano/api/addresses';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { IconButton } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { ChevronRight, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { listDrafts, removeDraft, type StoredDraft } from '#kit/admin/form/stored-drafts.ts';
import { useLocale } from '#kit/shared/language.ts';
import { entities } from '../entities';

/** Texts that were typed in this browser and not saved, each with the way back to its form; nothing without any. */
export function DraftsBox() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const [drafts, setDrafts] = useState(listDrafts);
  const [asked, setAsked] = useState<StoredDraft | null>(null);
  const places = drafts.flatMap((draft) => {
    const entity = entities.find(({ path, kinds }) => isOf(draft, path, kinds));
    if (!entity) return [];
    const { path, kinds, create, title } = entity;
    const to = draft.id === null ? (create?.path ?? path) : adminRecordPath(kinds[0], draft.id);
    return [{ ...draft, to, text: [t(title), draft.name].filter(Boolean).join(': ') }];
  });
  const discard = () => {
    if (asked) removeDraft(asked.key);
    setAsked(null);
    setDrafts(listDrafts());
  };
  if (places.length === 0) return null;
  return (
    <Box title={t('dashboard.drafts.title')} padded={false}>
      <ul className="divide-y divide-line">
        {places.map((draft) => (
          <li key={draft.key} className="flex items-center pe-3 hover:bg-surface-2">
            <Link to={draft.to} className="flex min-h-12 min-w-0 flex-1 flex-wrap items-center gap-x-3 px-5 py-2">
              <span className="min-w-0 font-[560] wrap-break-word">{draft.text}</span>
              <time dateTime={draft.savedAt} className="text-sm text-ink-3 tabular-nums">
                {formatShortDateTime(draft.savedAt, locale)}
              </time>
              <span className="ms-auto flex items-center gap-1 text-sm text-link">
                {t('dashboard.drafts.resume')}
                <ChevronRight aria-hidden="true" className="size-4" />
              </span>
            </Link>
            <IconButton danger label={`${t('frame.draft.discard')}: ${draft.text}`} onClick={() => setAsked(draft)}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        question={t('dashboard.drafts.confirm')}
        subject={asked?.name}
        confirmLabel={t('frame.draft.discard')}
        onConfirm={discard}
      />
    </Box>
  );
}

/** A form names its drafts after its address or after the kind of its record. */
const isOf = ({ entity }: StoredDraft, path: string, kinds: readonly string[]): boolean =>
  path.endsWith(`/${entity}`) || kinds.includes(entity);
