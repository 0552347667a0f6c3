import { FoldedFormSection } from '@pano/ui/form-section';
import { type ReactNode, useState } from 'react';

type Props = {
  title: string;
  text: string;
  /** Whether one of its fields is filled in, or is what the address leads to. */
  wanted: boolean;
  children: ReactNode;
};

/** A folded section of a form, whose fields are there only once somebody opens it or they are wanted. */
export function OptionalSection({ title, text, wanted, children }: Props) {
  const [open, setOpen] = useState(wanted);
  // A draft, or another version, may fill in its fields.
  if (wanted && !open) setOpen(true);
  return (
    <FoldedFormSection title={title} description={text} open={open} onOpen={() => setOpen(true)}>
      {open ? children : null}
    </FoldedFormSection>
  );
}
