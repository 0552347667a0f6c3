import type { Locale } from '@pano/i18n/locales';
import { Badge } from '@pano/ui/badge';
import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';

/** A record of a list that has a draft, and in which language. */
export type Draft = { id: number; locale: Locale };

const DraftsContext = createContext<readonly Draft[]>([]);

/** Lets the rows show which of them have a draft. */
export function DraftMarks({ drafts, children }: { drafts: readonly Draft[]; children: ReactNode }) {
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}

/** The languages in which a record has a draft. */
export const useDraftsOf = (id: number): Locale[] =>
  use(DraftsContext).flatMap((draft) => (draft.id === id ? [draft.locale] : []));

/** That a record has changes which are not published; of the English ones its English mark tells. */
export function DraftMark({ id, hidden }: { id: number; hidden: boolean }) {
  const { t } = useTranslation('admin');
  if (!useDraftsOf(id).includes('tr')) return null;
  const words = t(hidden ? 'draftLists.hidden' : 'draftLists.live');
  return (
    <span data-mark title={words} className="inline-flex flex-none">
      <Badge tone="info">
        <span aria-hidden="true">{t('draftLists.mark')}</span>
        <span className="sr-only">{words}</span>
      </Badge>
    </span>
  );
}
