import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useToast } from '@pano/ui/toast';
import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  token: string;
  /** The owner has saved it; it cannot be shown again. */
  onSaved: () => void;
}

export function NewToken({ token, onSaved }: Props) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(token);
      toast.success(t('account.tokens.copied'));
    } catch (error) {
      console.warn('The API token could not be copied', error);
      toast.error(t('account.tokens.copyFailed'));
    }
  };
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-[600] outline-none">
        {t('account.tokens.created')}
      </h3>
      <Banner kind="warning">{t('account.tokens.once')}</Banner>
      <code className="rounded-control border border-line-2 bg-surface-2 px-4 py-3 font-mono [overflow-wrap:anywhere]">
        {token}
      </code>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="line" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('account.recovery.copy')}
        </Button>
        <Button size="sm" onClick={onSaved}>
          {t('account.tokens.saved')}
        </Button>
      </div>
    </div>
  );
}
