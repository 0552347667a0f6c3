import { Button, IconButton } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { DropdownMenu, MenuItem } from '@pano/ui/dropdown-menu';
import { ArrowUpDown } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTextField } from '../form/plain-text-field';
import { useAction } from '../use-action';

interface Props {
  name: string;
  /** How many records the whole list has. */
  total: number;
  /** Moves the record to a place counted from 1; resolves after the list has been loaded again. */
  onMove: (position: number) => Promise<unknown>;
  failed: string;
}

/** Moves a record of a list with several pages, where dragging would not reach the others. */
export function MoveMenu({ name, total, onMove, failed }: Props) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const [asking, setAsking] = useState(false);

  const move = async (position: number) => {
    if (await run(() => onMove(position), { done: t('frame.order.moved', { name, position }), failed }))
      setAsking(false);
  };
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <IconButton label={t('frame.order.move')} busy={busy}>
            <ArrowUpDown aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => void move(1)}>{t('frame.order.toTop')}</MenuItem>
        <MenuItem onSelect={() => void move(total)}>{t('frame.order.toEnd')}</MenuItem>
        <MenuItem onSelect={() => setAsking(true)}>{t('frame.order.toPosition')}</MenuItem>
      </DropdownMenu>
      <PositionDialog
        open={asking}
        onClose={() => setAsking(false)}
        name={name}
        total={total}
        busy={busy}
        onPosition={(position) => void move(position)}
      />
    </>
  );
}

interface PositionDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  total: number;
  busy: boolean;
  onPosition: (position: number) => void;
}

function PositionDialog({ open, onClose, name, total, busy, onPosition }: PositionDialogProps) {
  const { t } = useTranslation('admin');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const range = t('frame.order.positionRange', { total });

  const submit = (event: FormEvent) => {
    // The form of the list around it, if there is one, is not meant.
    event.preventDefault();
    event.stopPropagation();
    const position = Number(typed);
    const valid = Number.isInteger(position) && position >= 1 && position <= total;
    setError(valid ? undefined : range);
    if (valid) onPosition(position);
  };
  return (
    <Dialog open={open} onClose={onClose} title={t('frame.order.positionTitle')} description={name}>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <PlainTextField
          label={t('frame.order.position')}
          hint={range}
          error={error}
          type="number"
          inputMode="numeric"
          min={1}
          max={total}
          step={1}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setError(undefined);
          }}
          className="max-w-40 tabular-nums"
        />
        <div className="flex justify-end">
          <Button type="submit" size="sm" busy={busy}>
            {t('frame.order.move')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
