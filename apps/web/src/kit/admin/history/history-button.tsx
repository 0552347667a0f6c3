import { Button } from '@pano/ui/button';
import { History } from 'lucide-react';
import { type ComponentType, use, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReloadContext } from '../form/loaded-record';
import { useAction } from '../use-action';
import type { HistoryProps } from './field-changes';

type PanelProps = HistoryProps & { onClose: () => void; reload: () => Promise<void> };

/** Opens the versions of a record; their code is downloaded on the first press. */
export function HistoryButton(props: HistoryProps) {
  const { t } = useTranslation('admin');
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const { run, busy } = useAction();
  const button = useRef<HTMLButtonElement>(null);
  const { reload, count } = use(ReloadContext);
  // The form of a restored record is a new one: who came from its button goes on from there.
  useEffect(() => {
    if (count > 0) button.current?.focus();
  }, [count]);
  const load = async () => {
    const { HistoryPanel } = await import('./history-panel');
    setPanel(() => HistoryPanel);
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        size="sm"
        aria-busy={busy || undefined}
        onClick={() => void run(load, { failed: t('frame.history.loadFailed') })}
      >
        <History aria-hidden="true" />
        {t('frame.history.title')}
      </Button>
      {Panel ? <Panel {...props} onClose={() => setPanel(null)} reload={reload} /> : null}
    </>
  );
}
