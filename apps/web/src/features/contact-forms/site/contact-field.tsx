import { Field, type FieldProps } from '@pano/ui/field';

type Props = Pick<FieldProps, 'note' | 'error' | 'children'> & { label: string; required?: boolean };

/** The mark of required fields comes from the styles, so that the label's text is the name of the field and no more. */
export function ContactField({ label, required = false, ...rest }: Props) {
  return <Field {...rest} label={required ? <span className="required-mark">{label}</span> : label} />;
}
