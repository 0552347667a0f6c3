import { adminEnglishPath, bothLanguages, type RecordKind } from '@pano/api/addresses';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

interface Props {
  kind: RecordKind;
  /** Null for what there is only one of. */
  id: number | null;
  className?: string;
  children: ReactNode;
}

/** Leads to the form of a record in both languages, which leads back to this screen with its filters. */
export function EnglishLink({ kind, id, className, children }: Props) {
  const { pathname, search } = useLocation();
  return (
    <Link to={adminEnglishPath(kind, id)} state={{ returnTo: pathname + search }} className={className}>
      {children}
    </Link>
  );
}

/** Whether the address of the form asks for both languages, of which the English one is to be seen first. */
export const useAskedForBoth = (): boolean =>
  new URLSearchParams(useLocation().search).get(bothLanguages.name) === bothLanguages.value;

/** Where a form leads back to: the screen whose link opened it, else its own list. */
export function useReturnPath<Path extends string | undefined>(listPath: Path): string | Path {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('returnTo' in state)) return listPath;
  return typeof state.returnTo === 'string' ? state.returnTo : listPath;
}
