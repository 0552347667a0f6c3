import { formatDayAndTime, fromIstanbulInput, toIstanbulInput } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readClientError } from '#kit/shared/client-error.ts';
import { useLocale } from '#kit/shared/language.ts';
import { type Inputs, type Outputs, trpc } from '#kit/shared/trpc.ts';
import { useAction } from '../../use-action';
import { FormDialog } from '../form-dialog';

/** A record in a language. */
export type ScheduledDocument = Inputs['schedules']['get'];
export type Schedule = Outputs['schedules']['get'][number];

export interface DialogProps {
  of: ScheduledDocument;
  /** What is scheduled now. */
  schedules: readonly Schedule[];
  hasDraft: boolean;
  /** Whether the record has a switch that takes it off the site. */
  canHide: boolean;
  /** What of the form publishing would reject, by its labels. */
  findMissing?: (() => string[]) | undefined;
  onClose: () => void;
}

const actions = ['publish', 'unpublish'] as const;

/** Sets when a draft is published and when its record goes off the site, in Turkish time wherever the browser is. */
export function ScheduleDialog({ of, schedules, hasDraft, canHide, findMissing, onClose }: DialogProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const utils = trpc.useUtils();
  const save = trpc.schedules.save.useMutation({ onSuccess: () => utils.schedules.invalidate() });
  const { run, busy } = useAction();
  const timeOf = (action: Schedule['action']) => schedules.find((one) => one.action === action)?.at ?? null;
  const [typed, setTyped] = useState(() => ({
    publish: inputOf(timeOf('publish')),
    unpublish: inputOf(timeOf('unpublish')),
  }));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const shown = actions.filter((action) => (action === 'publish' ? hasDraft : canHide));
  const [missing] = useState(() => (hasDraft && findMissing ? findMissing() : []));
  /** With the weekday, which the field does not show. */
  const describe = (action: Schedule['action']) => {
    const at = fromIstanbulInput(typed[action]);
    return [at && `${formatDayAndTime(at, locale)}.`, t(`schedules.${action}Hint`)].filter(Boolean).join(' ');
  };
  const submit = async () => {
    const [publishAt, unpublishAt] = actions.map((action) => fromIstanbulInput(typed[action]));
    const done = await run(() => save.mutateAsync({ ...of, publishAt, unpublishAt }), {
      done: (rows) => t(rows.length > 0 ? 'schedules.saved' : 'schedules.cancelled'),
      failed: t('schedules.failed'),
      handleError: (error) => {
        const fields = readClientError(error)?.fields ?? {};
        setErrors(fields);
        return 'publishAt' in fields || 'unpublishAt' in fields;
      },
    });
    if (done) onClose();
  };
  return (
    <FormDialog
      onClose={onClose}
      title={t('schedules.title')}
      description={t('schedules.lead')}
      onSubmit={submit}
      busy={busy}
      submitText={t('schedules.plan')}
    >
      {missing.length > 0 ? (
        <Banner kind="warning">{t('schedules.missing', { fields: missing.join(', ') })}</Banner>
      ) : null}
      {shown.map((action) => (
        <Field key={action} label={t(`schedules.${action}At`)} hint={describe(action)} error={errors[`${action}At`]}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              value={typed[action]}
              onChange={({ target }) => setTyped({ ...typed, [action]: target.value })}
            />
          )}
        </Field>
      ))}
    </FormDialog>
  );
}

const inputOf = (at: string | null): string => (at ? toIstanbulInput(at) : '');
