import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';

/** The language of the texts that are typed, where it is known: screen readers and the spelling check go by it. */
export const TextLanguage = createContext<string | undefined>(undefined);

/** The props that a control inside a `Field` spreads, so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
  lang?: string | undefined;
}

export interface FieldProps {
  /** Its name in the form around, by which it is found there. */
  name?: string;
  label: ReactNode;
  required?: boolean;
  /** Shown beside the label ("optional"). */
  note?: ReactNode;
  hint?: ReactNode;
  /** Shown instead of the hint. */
  error?: string | undefined;
  /** The error stands above the control, for one that is higher than a screen. */
  errorAbove?: boolean;
  className?: string;
  /** `labelId` is for controls that a `<label>` cannot name, such as editors and groups. */
  children: (control: FieldControl, labelId: string) => ReactNode;
}

export function Field({
  name,
  label,
  required = false,
  note,
  hint,
  error,
  errorAbove = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const messageId = `${id}-message`;
  const control: FieldControl = {
    id,
    'aria-describedby': error || hint ? messageId : undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
    lang: use(TextLanguage),
  };
  return (
    <div data-form-field={name} className={clsx('grid min-w-0 content-start gap-1.5', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label id={labelId} htmlFor={id} className="text-(length:--label-text) leading-snug font-[580] text-ink">
          {label}
          {required ? <RequiredMark /> : null}
        </label>
        {note ? <span className="text-sm text-ink-3">{note}</span> : null}
      </div>
      {error && errorAbove ? <FieldError id={messageId}>{error}</FieldError> : null}
      {children(control, labelId)}
      {error && errorAbove ? null : <FieldMessage id={messageId} error={error} hint={hint} />}
    </div>
  );
}

/** Below a control: its error, or else its hint. */
export function FieldMessage({ id, error, hint }: { id: string; error?: string | undefined; hint?: ReactNode }) {
  if (error) return <FieldError id={id}>{error}</FieldError>;
  if (!hint) return null;
  return (
    <p id={id} className="text-sm leading-snug text-ink-3">
      {hint}
    </p>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p
      id={id}
      role="alert"
      data-field-error=""
      className="flex items-start gap-1.5 text-sm leading-snug font-[540] text-err"
    >
      <CircleAlert aria-hidden="true" className="mt-px size-[17px]" />
      {children}
    </p>
  );
}

/** One note per form explains the mark ("Fields with * are required"). */
export function RequiredNote({ children }: { children: ReactNode }) {
  return (
    <p className="text-sm text-ink-3">
      <RequiredMark /> {children}
    </p>
  );
}

/** Hidden from the accessible name: the control itself says that it is required. */
function RequiredMark() {
  return (
    <span aria-hidden="true" className="font-[640] text-err">
      {' *'}
    </span>
  );
}
