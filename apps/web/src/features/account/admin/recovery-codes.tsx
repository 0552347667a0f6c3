import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useToast } from '@pano/ui/toast';
import { Copy, Download } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  codes: readonly string[];
  /** The owner has saved them; they cannot be shown again. */
  onSaved: () => void;
}

export function RecoveryCodes({ codes, onSaved }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      toast.success(t('account.recovery.copied'));
    } catch (error) {
      console.warn('The recovery codes could not be copied', error);
      toast.error(t('account.recovery.copyFailed'));
    }
  };
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-[600] outline-none">
        {t('account.recovery.title')}
      </h3>
      <Banner kind="warning">{t('account.recovery.once')}</Banner>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-control border border-line-2 bg-surface-2 px-4 py-3 font-mono sm:max-w-[360px]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="line" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('account.recovery.copy')}
        </Button>
        <Button variant="line" size="sm" onClick={() => download(t('account.recovery.file'), codes)}>
          <Download aria-hidden="true" />
          {t('account.recovery.download')}
        </Button>
        <Button size="sm" onClick={onSaved}>
          {t('account.recovery.kept')}
        </Button>
      </div>
    </div>
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
