import type { Locale } from '@pano/i18n/locales';
import { Badge } from '@pano/ui/badge';
import { Bot } from 'lucide-react';
import { createContext, type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';

/** A record of a list that has a draft, in which language, and the assistant that has kept it. */
export type Draft = { id: number; locale: Locale; assistant: string | null };

const DraftsContext = createContext<readonly Draft[]>([]);

/** Lets the rows show which of them have a draft. */
export function DraftMarks({ drafts, children }: { drafts: readonly Draft[]; children: ReactNode }) {
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}

/** The drafts of a record, one a language. */
export const useDraftsOf = (id: number): Draft[] => use(DraftsContext).filter((draft) => draft.id === id);

/** That a record has changes which are not published; of the English ones its English mark tells, or that an assistant wrote them. */
export function DraftMark({ id, hidden }: { id: number; hidden: boolean }) {
  const { t } = useTranslation('admin');
  const drafts = useDraftsOf(id);
  const name = drafts.find(({ assistant }) => assistant !== null)?.assistant;
  const hasTurkish = drafts.some(({ locale }) => locale === 'tr');
  if (!hasTurkish && !name) return null;
  const assistant = name ? t('assistants.by', { name }) : null;
  const words = [hasTurkish ? t(hidden ? 'draftLists.hidden' : 'draftLists.live') : null, assistant]
    .filter(Boolean)
    .join(', ');
  return (
    <span data-mark title={words} className="inline-flex flex-none">
      <Badge tone="info">
        <span aria-hidden="true" className="max-w-28 truncate sm:max-w-44 leading-normal">
          {assistant ?? t('draftLists.mark')}
        </span>
        <span className="sr-only">{words}</span>
      </Badge>
    </span>
  );
}

/** Says that an assistant has written the draft beside it. */
export function AssistantMark({ name }: { name: string }) {
  const { t } = useTranslation('admin');
  return (
    <Badge tone="info" wrap className="wrap-anywhere">
      <Bot aria-hidden="true" className="flex-none" />
      {t('assistants.by', { name })}
    </Badge>
  );
}
