import { useToast } from '@pano/ui/toast';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type * as z from 'zod';
import { readClientError } from '#kit/shared/client-error.ts';
import type { FormKind } from '../../history/field-changes';
import { useAction } from '../../use-action';
import { nameNewRecord, useDraftRecord } from '../draft-link';
import type { SavedRecord } from '../saved-record';
import { StaleRecord } from '../use-save';
import type { SchemaForm } from '../use-schema-form';
import { useServerDraft } from './use-server-draft';

type Options<Values extends FieldValues, Output, Saved> = {
  kind: FormKind;
  form: SchemaForm<Values, Output>;
  fields: Readonly<Record<string, z.core.$ZodType>>;
  /** Reads a record as it is stored now; absent where what is typed is published at once. */
  read: ((id: number) => Promise<Saved | null>) | undefined;
  /** The stored record of the form, and what its values are changes of. */
  save: { current: Saved | undefined; changesOf: (base: object) => void };
  /** The copy of what is typed in this browser. */
  local: { discard: () => void; keep: () => boolean };
  minorEdit: boolean;
};

/** The draft of the record of a form: keeping what is typed, publishing it, throwing it away. */
export function useFormDraft<Values extends FieldValues, Output extends object, Saved extends SavedRecord>(
  options: Options<Values, Output, Saved>,
) {
  const { kind, form, fields, read, save, local, minorEdit } = options;
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const toast = useToast();
  const { run, busy } = useAction();
  const fromAddress = useDraftRecord();
  const record = save.current ? String(save.current.id) : fromAddress;
  const { handleError, ...server } = useServerDraft({
    entity: read ? kind : null,
    locale: 'tr',
    record,
    form,
    fields,
    live: save.current,
    onOpened: save.changesOf,
    onStored: () => local.discard(),
    onLeaving: () => local.keep(),
  });

  const keep = async () => {
    const name = record ?? nameNewRecord();
    const keepTyped = async () => {
      const draft = await server.keep(name);
      if (!draft) toast.info(t('draftForm.same'));
      else if (!record) await navigate({ search: `?draft=${name}` }, { replace: true, preventScrollReset: true });
    };
    await run(keepTyped, {
      failed: t('draftForm.notStored'),
      handleError: (error) => {
        void handleError(error, name);
        return readClientError(error)?.kind === 'stale';
      },
    });
  };

  /** Publishes what is typed; where the record was changed meanwhile, rejects with it as it is now. */
  const publish = async (values: Output, current: Saved | undefined, merged: boolean): Promise<Saved> => {
    if (!read || !record) throw new Error('There is no draft to publish');
    const overwrite = merged ? current?.version : undefined;
    const id = await server
      .publish(record, values, { overwrite, minorEdit: minorEdit || undefined })
      .catch(async (error) => {
        if (readClientError(error)?.kind !== 'stale') throw error;
        await handleError(error, record);
        throw current ? new StaleRecord(await read(current.id), { cause: error }) : error;
      });
    const saved = await read(id);
    if (!saved) throw new Error(`Record ${id} is gone`);
    return saved;
  };

  return { ...server, isOpen: server.draft !== null, keep, publish, busy };
}
