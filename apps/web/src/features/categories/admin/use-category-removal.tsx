import type { CategoryListItem } from '@pano/api/categories/category.schema';
import { focusContent } from '@pano/ui/overlay';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RemovalOptions } from '#kit/admin/list/use-removal.tsx';
import { readClientError } from '#kit/shared/client-error.ts';
import { MoveProjectsDialog } from './move-projects-dialog';

type Blocked = { categories: readonly CategoryListItem[]; reason: string; onMoved?: () => void };

/** Deleting a category: one that still has projects is refused, and its projects can then be moved elsewhere. */
export function useCategoryRemoval() {
  const { t } = useTranslation('admin');
  const [blocked, setBlocked] = useState<Blocked | null>(null);
  const opener = useRef<Element | null>(null);

  const removal: Pick<RemovalOptions<CategoryListItem>, 'consequence' | 'handleError'> = {
    consequence: ({ projectCount, articleCount }) => {
      if (projectCount > 0) return <p>{t('categories.hasProjects', { count: projectCount })}</p>;
      return articleCount > 0 ? <p>{t('categories.hasArticles', { count: articleCount })}</p> : null;
    },
    handleError: (category, error) => offerMove([category], error),
  };
  /** Offers to move the projects where they were why a deletion was refused; tells whether they were. */
  const offerMove = (categories: readonly CategoryListItem[], error: unknown, onMoved?: () => void): boolean => {
    const clientError = readClientError(error);
    // Nothing but its projects holds on to a category.
    if (clientError?.kind !== 'conflict') return false;
    setBlocked({ categories, reason: clientError.text, onMoved });
    return true;
  };
  /** Called as the question opens: the focus goes back to its button in the end. */
  const rememberOpener = () => {
    opener.current = document.activeElement;
  };
  const close = () => {
    setBlocked(null);
    // The second dialog opened out of the first: only the button that began it can have the focus back.
    requestAnimationFrame(() => {
      if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
      else focusContent();
    });
  };
  const dialog = blocked ? (
    <MoveProjectsDialog
      {...blocked}
      onClose={close}
      onMoved={() => {
        // Its row is about to go: the focus must not be given to it once more.
        opener.current = null;
        blocked.onMoved?.();
      }}
    />
  ) : null;
  const offerMoveOfChosen = (categories: readonly CategoryListItem[], error: unknown, onMoved: () => void): boolean => {
    opener.current = null;
    return offerMove(categories, error, onMoved);
  };
  return { removal, rememberOpener, offerMoveOfChosen, dialog };
}
