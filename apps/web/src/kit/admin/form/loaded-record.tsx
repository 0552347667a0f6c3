import { SkeletonForm } from '@pano/ui/skeleton';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { useFailureToast } from '../use-failure-toast';

/** A form starts from the record as it is now: an older copy from the cache would make a false conflict of its save. */
export const freshRecord = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, refetchOnReconnect: false } as const;

/** The record number in the address; no number there is no record either, which the server will say. */
export const useRecordId = (): number => Number(useParams().id);

interface Props<Row> {
  query: { data: Row | undefined; error: unknown };
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
  const { data, error } = query;
  useEffect(() => {
    if (error && data === undefined) giveUp(error);
  }, [error, data]);
  return data === undefined ? <SkeletonForm label={t('frame.form.loading')} /> : children(data);
}
