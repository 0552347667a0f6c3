import { fromIstanbulInput, toIstanbulInput } from '@pano/i18n/text/dates';
import { Button } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { useTranslation } from 'react-i18next';
import { PlainTextField } from '#kit/admin/form/plain-text-field.tsx';
import { quickPicks } from './lead-times';

/** A next step as it is typed; `at` is the value of the field, in the time of Istanbul. */
export type TypedStep = { at: string; note: string };

export const typedStep = (at: string | null, note: string | null): TypedStep => ({
  at: at ? toIstanbulInput(at) : '',
  note: note ?? '',
});

/** The instant and the text of a typed step; null while it has no time. */
export function readStep({ at, note }: TypedStep): { at: string; note: string | null } | null {
  const instant = fromIstanbulInput(at);
  return instant ? { at: instant, note: note.trim() || null } : null;
}

interface Props {
  value: TypedStep;
  onChange: (step: TypedStep) => void;
  error?: string | undefined;
}

/** What is to be done next and when, with the usual times at a tap. */
export function NextStepFields({ value, onChange, error }: Props) {
  const { t } = useTranslation('admin');
  return (
    <>
      <Field label={t('leadDesk.next.at')} error={error}>
        {(control) => (
          <div className="grid gap-2">
            <fieldset className="flex flex-wrap gap-2">
              <legend className="sr-only">{t('leadDesk.next.picks.label')}</legend>
              {quickPicks(new Date()).map(({ name, at }) => (
                <Button
                  key={name}
                  variant="line"
                  size="sm"
                  className="pointer-coarse:min-h-11"
                  onClick={() => onChange({ ...value, at: toIstanbulInput(at) })}
                >
                  {t(`leadDesk.next.picks.${name}`)}
                </Button>
              ))}
            </fieldset>
            <TextInput
              {...control}
              type="datetime-local"
              value={value.at}
              onChange={({ target }) => onChange({ ...value, at: target.value })}
            />
          </div>
        )}
      </Field>
      <PlainTextField
        label={t('leadDesk.next.what')}
        value={value.note}
        maxLength={200}
        onValueChange={(note) => onChange({ ...value, note })}
      />
    </>
  );
}
