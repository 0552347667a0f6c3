import { type ComponentProps, type ReactNode, useId } from 'react';
import { EntityCard } from './entity-card';
import { RowActions } from './row-actions';

interface Props extends Omit<ComponentProps<typeof EntityCard>, 'headingId' | 'actions'> {
  /** What switches the record on and off. */
  switches: ReactNode;
  /** The address of its form. */
  editPath: string;
  onRemove: () => void;
}

/** A record of a list as a card: its switches, and the way to edit and delete it. */
export function RecordCard({ switches, editPath, onRemove, ...card }: Props) {
  const headingId = useId();
  return (
    <EntityCard
      {...card}
      headingId={headingId}
      actions={
        <>
          {switches}
          <RowActions to={editPath} describedBy={headingId} onRemove={onRemove} />
        </>
      }
    />
  );
}
