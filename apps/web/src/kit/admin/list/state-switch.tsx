import { useTranslation } from 'react-i18next';
import { ToggleSwitch } from './toggle-switch';

interface Props {
  /** Stores the state; resolves after the list has been loaded again. */
  onSave: (checked: boolean) => Promise<unknown>;
  checked: boolean;
  failed: string;
  label: string;
}

/** Whether visitors see a record. */
export function VisibleSwitch(props: Props) {
  const { t } = useTranslation('admin');
  return <ToggleSwitch {...props} onText={t('frame.state.visible')} offText={t('frame.state.hidden')} />;
}

/** Whether a record is in use. */
export function ActiveSwitch(props: Props) {
  const { t } = useTranslation('admin');
  return <ToggleSwitch {...props} onText={t('frame.state.active')} offText={t('frame.state.passive')} />;
}
