import { adminScreens } from '@pano/api/addresses';
import { SkeletonForm } from '@pano/ui/skeleton';
import { createContext, Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { trpc } from '../../shared/trpc';
import type { FormKind } from '../history/field-changes';
import { useFailureToast } from '../use-failure-toast';
import type { RecordTexts } from './field-labels';

/** A form starts from the record as it is now: an older copy from the cache would make a false conflict of its save. */
export const freshRecord = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false } as const;

/** The record number in the address; no number there is no record either, which the server will say. */
export const useRecordId = (): number => Number(useParams().id);

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

interface EditProps<Row> {
  kind: FormKind;
  /** Names its texts, such as `services`. */
  texts: RecordTexts;
  query: RecordQuery<Row>;
  children: (record: Row) => ReactNode;
}

/** The form of the record that the address names. */
export function EditRoute<Row extends { id: number }>({ kind, texts, query, children }: EditProps<Row>) {
  const { t } = useTranslation('admin');
  return (
    <LoadedRecord query={query} failed={t(`${texts}.loadFailed`)} listPath={adminScreens[kind].list}>
      {(record) => <Fragment key={record.id}>{children(record)}</Fragment>}
    </LoadedRecord>
  );
}
