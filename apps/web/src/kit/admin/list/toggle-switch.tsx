import { Switch } from '@pano/ui/switch';
import { useOptimisticToggle } from './use-optimistic-toggle';

interface Props {
  checked: boolean;
  /** Stores the state; resolves after the list has been loaded again. */
  onSave: (checked: boolean) => Promise<unknown>;
  /** Said when it could not be stored and the server gave no reason. */
  failed: string;
  /** Accessible name: whose state this is. */
  label: string;
  onText: string;
  offText: string;
}

/** The switch of a row: optimistic, rolled back with a message. */
export function ToggleSwitch({ checked, onSave, failed, label, onText, offText }: Props) {
  const { shown, busy, toggle } = useOptimisticToggle(checked, onSave, failed);
  return (
    <Switch checked={shown} busy={busy} onCheckedChange={toggle} label={label} onText={onText} offText={offText} />
  );
}
