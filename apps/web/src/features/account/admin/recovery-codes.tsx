import { Button } from '@pano/ui/button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#kit/admin/use-download.ts';
import { ShownOnce } from './shown-once';

interface Props {
  codes: readonly string[];
  onSaved: () => void;
}

export function RecoveryCodes({ codes, onSaved }: Props) {
  const { t } = useTranslation('admin');
  const download = () =>
    saveFile(t('account.recovery.file'), new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }));
  return (
    <ShownOnce
      title={t('account.recovery.title')}
      warning={t('account.recovery.once')}
      text={codes.join('\n')}
      copied={t('account.recovery.copied')}
      copyFailed={t('account.recovery.copyFailed')}
      saved={t('account.recovery.kept')}
      onSaved={onSaved}
      actions={
        <Button variant="line" size="sm" onClick={download}>
          <Download aria-hidden="true" />
          {t('account.recovery.download')}
        </Button>
      }
    >
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control border border-line-2 bg-surface-2 px-4 py-3 font-mono sm:max-w-[360px]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </ShownOnce>
  );
}
