import { Switch } from '@pano/ui/switch';
import { useOptimistic, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { getLastAction, useActionToast } from '../last-action';
import { useFailureToast } from '../use-failure-toast';

interface StateSwitchProps extends Omit<ToggleSwitchProps, 'label' | 'onText' | 'offText'> {
  /** Whose state this is. */
  name: string;
  /** The state of a record that visitors do not see although it is switched on; empty where the row says it already. */
  onText?: string | undefined;
  offText?: string | undefined;
}

/** Whether visitors see a record. */
export function VisibleSwitch({ name, onText, offText, ...props }: StateSwitchProps) {
  const { t } = useTranslation('admin');
  const texts = { onText: onText ?? t('frame.state.visible'), offText: offText ?? t('frame.state.hidden') };
  return <ToggleSwitch {...props} {...texts} label={t('frame.state.visibilityOf', { name })} />;
}

/** Whether a record is in use. */
export function ActiveSwitch({ name, ...props }: Omit<StateSwitchProps, 'onText' | 'offText'>) {
  const { t } = useTranslation('admin');
  const texts = { onText: t('frame.state.active'), offText: t('frame.state.passive') };
  return <ToggleSwitch {...props} {...texts} label={t('frame.state.activityOf', { name })} />;
}

interface ToggleSwitchProps {
  checked: boolean;
  /** Stores the state; resolves after the list has been loaded again. */
  onSave: (checked: boolean) => Promise<unknown>;
  /** Said when it could not be stored and the server gave no reason. */
  failed: string;
  /** Accessible name: whose state this is. */
  label: string;
  /** Said when it was stored, instead of the words for any record. */
  saved?: ((checked: boolean) => string) | undefined;
  onText: string;
  offText: string;
}

/** The switch of a row: optimistic, rolled back with a message. */
export function ToggleSwitch({ checked, onSave, failed, saved, label, onText, offText }: ToggleSwitchProps) {
  const { shown, busy, toggle } = useOptimisticToggle(checked, onSave, failed, saved);
  return (
    <Switch checked={shown} busy={busy} onCheckedChange={toggle} label={label} onText={onText} offText={offText} />
  );
}

/**
 * A switch that shows the new state at once and goes back, with a message, when it could not be stored.
 * @param save stores the state and resolves once `value` follows it, that is after the list has been loaded again
 */
export function useOptimisticToggle(
  value: boolean,
  save: (next: boolean) => Promise<unknown>,
  failed: string,
  saved?: (next: boolean) => string,
) {
  const failure = useFailureToast();
  const say = useActionToast();
  const [shown, setShown] = useOptimistic(value);
  const [busy, startTransition] = useTransition();
  const toggle = (next: boolean) =>
    startTransition(async () => {
      setShown(next);
      const earlier = getLastAction();
      try {
        await save(next);
        say(earlier, saved?.(next));
      } catch (error) {
        failure(error, failed);
      }
    });
  return { shown, busy, toggle };
}
