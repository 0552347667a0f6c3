import { Switch } from '@pano/ui/switch';
import { useOptimistic, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../use-failure-toast';

interface Props {
  /** Stores the state; resolves after the list has been loaded again. */
  onSave: (checked: boolean) => Promise<unknown>;
  checked: boolean;
  failed: string;
  label: string;
}

interface VisibleSwitchProps extends Props {
  /** The state of a record that visitors do not see although it is switched on; empty where the row says it already. */
  onText?: string | undefined;
  offText?: string | undefined;
}

/** Whether visitors see a record. */
export function VisibleSwitch({ onText, offText, ...props }: VisibleSwitchProps) {
  const { t } = useTranslation('admin');
  const texts = { onText: onText ?? t('frame.state.visible'), offText: offText ?? t('frame.state.hidden') };
  return <ToggleSwitch {...props} {...texts} />;
}

/** Whether a record is in use. */
export function ActiveSwitch(props: Props) {
  const { t } = useTranslation('admin');
  return <ToggleSwitch {...props} onText={t('frame.state.active')} offText={t('frame.state.passive')} />;
}

interface ToggleSwitchProps {
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
export function ToggleSwitch({ checked, onSave, failed, label, onText, offText }: ToggleSwitchProps) {
  const { shown, busy, toggle } = useOptimisticToggle(checked, onSave, failed);
  return (
    <Switch checked={shown} busy={busy} onCheckedChange={toggle} label={label} onText={onText} offText={offText} />
  );
}

/**
 * A switch that shows the new state at once and goes back, with a message, when it could not be stored.
 * @param save stores the state and resolves once `value` follows it, that is after the list has been loaded again
 */
export function useOptimisticToggle(value: boolean, save: (next: boolean) => Promise<unknown>, failed: string) {
  const failure = useFailureToast();
  const [shown, setShown] = useOptimistic(value);
  const [busy, startTransition] = useTransition();
  const toggle = (next: boolean) =>
    startTransition(async () => {
      setShown(next);
      try {
        await save(next);
      } catch (error) {
        failure(error, failed);
      }
    });
  return { shown, busy, toggle };
}
