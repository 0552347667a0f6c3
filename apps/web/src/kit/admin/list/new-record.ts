import { useToast } from '@pano/ui/toast';
import type { TFunction } from 'i18next';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import type { List } from './use-list';
import type { OrderItem } from './use-reorder';

/** What a form hands to the list it leads to. */
export type NewRecordState = { newRecord: number };
export const newRecordState = (id: number): NewRecordState => ({ newRecord: id });

const readNewRecord = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'newRecord' in state && typeof state.newRecord === 'number'
    ? state.newRecord
    : null;

type Query = { data: { items: readonly OrderItem[]; total: number } | undefined; isFetching: boolean };

/**
 * The record that a form has just created, so that the list marks it; null where nobody came from a form. A list of
 * several pages opens the one that it stands on. Of a record that was given no position, the list says where it stands.
 */
export function useNewRecord<Sort extends string>(list: List<Sort>, { data, isFetching }: Query): number | null {
  const { state, pathname, search } = useLocation();
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const toast = useToast();
  const [id] = useState(() => readNewRecord(state));
  const [placed, setPlaced] = useState(id === null);
  const loaded = isFetching ? undefined : data;

  const find = useEffectEvent(({ items, total }: NonNullable<Query['data']>) => {
    const index = items.findIndex((row) => row.id === id);
    const onSeveralPages = total > list.pageSize;
    if (index < 0 && list.inOwnOrder && list.page * list.pageSize < total) return list.setPage(list.page + 1);
    setPlaced(true);
    // Neither a reload nor the way back is to show the record as new again.
    void navigate(`${pathname}${search}`, { replace: true, state: null, preventScrollReset: true });
    if (items[index]?.order !== 0 || !list.inOwnOrder || total < 2) return;
    const position = (list.page - 1) * list.pageSize + index + 1;
    toast.info(sayPlace(t, position, onSeveralPages));
  });
  const isStaying = useNavigation().state === 'idle';
  useEffect(() => {
    if (!placed && loaded && isStaying) find(loaded);
  }, [placed, loaded, isStaying]);
  return id;
}

/** Across several pages nothing can be dragged. */
export function sayPlace(t: TFunction<'admin'>, position: number, onSeveralPages: boolean): string {
  const place = position === 1 ? t('frame.order.first') : t('frame.order.place', { position });
  return `${place} ${t(onSeveralPages ? 'frame.order.moveByButton' : 'frame.order.moveByDragging')}`;
}
