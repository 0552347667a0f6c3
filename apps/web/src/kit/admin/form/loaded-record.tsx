import { adminScreens } from '@pano/api/addresses';
import { SkeletonForm } from '@pano/ui/skeleton';
import type { InferQueryLikeData } from '@trpc/react-query/shared';
import { createContext, Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { trpc } from '../../shared/trpc';
import type { FormKind } from '../history/field-changes';
import { useFailureToast } from '../use-failure-toast';
import type { RecordTexts } from './field-labels';

/** A form starts from the record as it is now: an older copy from the cache would make a false conflict of its save. */
export const freshRecord = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false } as const;

/** Reads a record again and starts its form anew; `count` says how often that has happened. */
export const ReloadContext = createContext({ reload: async () => {}, count: 0 });

type RecordQuery<Row> = {
  data: Row | undefined;
  error: unknown;
  refetch: () => Promise<{ data: Row | undefined }>;
};

interface Props<Row> {
  query: RecordQuery<Row>;
  /** Said when the record cannot be loaded and the server gave no reason. */
  failed: string;
  listPath: string;
  children: (record: Row) => ReactNode;
}

/** Waits for the record of a form. One that cannot be loaded leads back to the list, with a message. */
export function LoadedRecord<Row>({ query, failed, listPath, children }: Props<Row>) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const failure = useFailureToast();
  const giveUp = useEffectEvent((error: unknown) => {
    failure(error, failed);
    void navigate(listPath, { replace: true });
  });
  const utils = trpc.useUtils();
  const { data, error } = query;
  /** The record that was read again, while the query still holds the one before. */
  const [reloaded, setReloaded] = useState({ count: 0, before: data, record: data });
  const reload = async () => {
    void utils.invalidate();
    const { data: record } = await query.refetch();
    setReloaded(({ count }) => ({ count: count + 1, before: data, record }));
  };
  const record = data === reloaded.before ? (reloaded.record ?? data) : data;
  useEffect(() => {
    if (error && data === undefined) giveUp(error);
  }, [error, data]);
  if (record === undefined) return <SkeletonForm label={t('frame.form.loading')} />;
  return (
    <ReloadContext value={{ reload, count: reloaded.count }}>
      <Fragment key={reloaded.count}>{children(record)}</Fragment>
    </ReloadContext>
  );
}

/**
 * Holds a record back until its draft is known: what is typed into what is live would stand in the way of the draft that
 * comes after it.
 */
export function useDraftRead<Row>(kind: FormKind, id: number, query: RecordQuery<Row>): RecordQuery<Row> {
  const ref = { entity: kind, record: String(id), locale: 'tr' } as const;
  const { isFetched } = trpc.drafts.get.useQuery(ref, { ...freshRecord, enabled: query.data !== undefined });
  return isFetched ? query : { ...query, data: undefined };
}

/**
 * Creates the screen that edits the record which the address names.
 * @param texts names its texts, such as `services`
 * @param procedure reads the record, such as `trpc.services.get`
 * @param draw draws the form of the record
 */
export function createEditRoute<Procedure>(
  kind: FormKind,
  texts: RecordTexts,
  procedure: Procedure & {
    useQuery: (input: { id: number }, options: typeof freshRecord) => RecordQuery<InferQueryLikeData<Procedure>>;
  },
  draw: (record: InferQueryLikeData<Procedure>) => ReactNode,
) {
  return function EditRoute() {
    const { t } = useTranslation('admin');
    // No number is no record either, which the server will say.
    const id = Number(useParams().id);
    const query = procedure.useQuery({ id }, freshRecord);
    const withDraft = useDraftRead(kind, id, query);
    return (
      <LoadedRecord query={withDraft} failed={t(`${texts}.loadFailed`)} listPath={adminScreens[kind].list}>
        {(record) => <Fragment key={id}>{draw(record)}</Fragment>}
      </LoadedRecord>
    );
  };
}
