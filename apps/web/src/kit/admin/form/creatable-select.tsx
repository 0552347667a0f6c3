import { foldKey } from '@pano/i18n/text/fold';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { type KeyboardEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { errorText } from '../../shared/client-error';
import type { PluralWith } from '../list/record-list';
import { SelectField, type SelectFieldProps } from './choice-fields';
import { PlainTextField } from './plain-text-field';
import { useField } from './use-field';

interface Props<Values extends FieldValues, Output> extends Omit<SelectFieldProps<Values, Output>, 'note'> {
  /** Names the texts of the records. */
  texts: PluralWith<{ quick: { open: string }; fields: { name: string }; saveFailed: string }>;
  /** The form of a new record. */
  createPath: string;
  /** Creates a record with a name, and resolves to its id once the options have it. */
  create: (name: string) => Promise<number>;
}

/** One of several records, or a new one that is created by its name without leaving the form. */
export function CreatableSelect<Values extends FieldValues, Output>({
  texts,
  createPath,
  create,
  ...props
}: Props<Values, Output>) {
  const { t } = useTranslation('admin');
  const { field } = useField(props);
  const [open, setOpen] = useState(false);
  const choose = async (name: string) => {
    // A name that is there already means that record.
    const known = props.options.find(({ text }) => foldKey(text) === foldKey(name));
    field.onChange(known ? known.value : await create(name));
    setOpen(false);
  };
  return (
    <>
      <SelectField
        {...props}
        note={
          <Link
            to={createPath}
            onClick={(event) => {
              // In place; with a modifier key the whole form opens in a new tab.
              if (event.ctrlKey || event.metaKey || event.shiftKey) return;
              event.preventDefault();
              setOpen(true);
            }}
            className="link relative before:absolute before:-inset-2"
          >
            {t(`${texts}.quick.open`)}
          </Link>
        }
      />
      {open ? <CreateDialog texts={texts} onClose={() => setOpen(false)} onCreate={choose} /> : null}
    </>
  );
}

interface DialogProps {
  texts: Props<FieldValues, unknown>['texts'];
  onCreate: (name: string) => Promise<void>;
  onClose: () => void;
}

function CreateDialog({ texts, onCreate, onClose }: DialogProps) {
  const { t } = useTranslation('admin');
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    setBusy(true);
    try {
      await onCreate(name.trim());
    } catch (failure) {
      setError(errorText(failure, t(`${texts}.saveFailed`)));
      setBusy(false);
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form behind the dialog must not be sent.
    event.preventDefault();
    if (!busy) void submit();
  };
  return (
    <Dialog
      onClose={() => !busy && onClose()}
      title={t(`${texts}.quick.open`)}
      footer={
        <>
          <Button variant="line" onClick={onClose} disabled={busy}>
            {t('frame.form.cancel')}
          </Button>
          <Button onClick={() => void submit()} busy={busy} busyText={t('frame.form.saving')}>
            {t('frame.form.create')}
          </Button>
        </>
      }
    >
      <PlainTextField
        label={t(`${texts}.fields.name`)}
        required
        error={error}
        autoComplete="off"
        value={name}
        onKeyDown={handleKey}
        onValueChange={(text) => {
          setName(text);
          setError(undefined);
        }}
      />
    </Dialog>
  );
}
