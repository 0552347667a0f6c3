import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box } from './card';
import { cx } from './cx';

export interface FormSectionProps {
  title: ReactNode;
  actions?: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}

/** One box of a form with its fields below each other. */
export function FormSection({ title, actions, description, children }: FormSectionProps) {
  return (
    <Box title={title} actions={actions}>
      {description ? <p className="mb-4 text-sm text-ink-3">{description}</p> : null}
      <div className="grid gap-5">{children}</div>
    </Box>
  );
}

type FoldedFormSectionProps = Omit<FormSectionProps, 'actions'> & {
  /** At first. */
  open?: boolean;
  onOpen?: () => void;
};

/** A box of a form of which only the title is seen until somebody opens it. */
export function FoldedFormSection({ title, description, open = false, onOpen, children }: FoldedFormSectionProps) {
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
      className="group min-w-0 rounded-card border border-line-2 bg-surface text-ink"
    >
      <summary className="flex min-h-[54px] cursor-pointer list-none items-center gap-3 px-5 py-2 [&::-webkit-details-marker]:hidden">
        <h2 className="type-h4 mr-auto">{title}</h2>
        <ChevronDown aria-hidden="true" className="size-5 flex-none text-ink-3 group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-5">
        {description ? <p className="mb-4 text-sm text-ink-3">{description}</p> : null}
        <div className="grid gap-5">{children}</div>
      </div>
    </details>
  );
}

/** Two fields beside each other where the width allows. */
export function FormRow({ children }: { children: ReactNode }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-5 @min-[540px]:grid-cols-2 @min-[540px]:gap-[18px]">{children}</div>
    </div>
  );
}

interface FormColumnsProps {
  main: ReactNode;
  side: ReactNode;
  /** The form takes the whole width, with the preview below it. */
  stacked?: boolean;
}

/** Form on the left, a sticky column with the preview on the right; one below the other up to 1100 px. */
export function FormColumns({ main, side, stacked = false }: FormColumnsProps) {
  return (
    <div
      className={cx(
        'grid gap-[18px] min-[1101px]:items-start',
        stacked ? 'grid-cols-[minmax(0,1fr)]' : 'min-[1101px]:grid-cols-[minmax(0,1fr)_360px]',
      )}
    >
      <div className="grid min-w-0 gap-[18px]">{main}</div>
      <div
        className={cx(
          'grid min-w-0 gap-[18px]',
          !stacked && 'min-[1101px]:sticky min-[1101px]:top-[calc(var(--sticky-top)+20px)]',
        )}
      >
        {side}
      </div>
    </div>
  );
}
