import { Button } from '@pano/ui/button';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ShownOnce } from './shown-once';

interface Props {
  codes: readonly string[];
  onSaved: () => void;
}

export function RecoveryCodes({ codes, onSaved }: Props) {
  const { t } = useTranslation('admin');
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
        <Button variant="line" size="sm" onClick={() => download(t('account.recovery.file'), codes)}>
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

function download(name: string, codes: readonly string[]): void {
  const url = URL.createObjectURL(new Blob([`${codes.join('\r\n')}\r\n`], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
