import type { FormEvent, ReactNode } from 'react';

/** A small form in a panel. React hands its events on to the form that the editor is part of, which must not be sent. */
export function PanelForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="grid gap-4">
      {children}
    </form>
  );
}
