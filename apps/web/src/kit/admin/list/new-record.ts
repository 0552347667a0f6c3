import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { List } from './use-list';

/** What a form hands to the list it leads to. */
export type NewRecordState = { newRecord: number };
export const newRecordState = (id: number): NewRecordState => ({ newRecord: id });

const readNewRecord = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'newRecord' in state && typeof state.newRecord === 'number'
    ? state.newRecord
    : null;

/**
 * The record that a form has just created, so that the list marks it; null where nobody came from a form. New records
 * stand at the end of an ordered list, so a list of several pages opens the last one.
 */
export function useNewRecord<Sort extends string>(list: List<Sort>, total: number | undefined): number | null {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [id] = useState(() => readNewRecord(state));
  const lastPage = total === undefined ? null : Math.ceil(total / list.pageSize);

  const openLastPage = useEffectEvent((page: number) => {
    if (page > 1 && list.inOwnOrder) list.setPage(page);
    // Neither a reload nor the way back is to show the record as new again.
    else void navigate(`${pathname}${search}`, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (id !== null && lastPage !== null) openLastPage(lastPage);
  }, [id, lastPage]);
  return id;
}
