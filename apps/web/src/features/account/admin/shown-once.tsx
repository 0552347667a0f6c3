import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Copy, Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { saveFile } from '#kit/admin/use-download.ts';

interface Props {
  title: string;
  /** Says that this is the only time. */
  warning: string;
  /** What is copied. */
  text: string;
  copied: string;
  copyFailed: string;
  saved: string;
  /** The owner has saved it; it cannot be shown again. */
  onSaved: () => void;
  /** Further buttons to save it with. */
  actions?: ReactNode;
  /** The secret as it is read. */
  children: ReactNode;
}

/** A secret that is shown only now, with the ways to save it. */
function ShownOnce({ title, warning, text, copied, copyFailed, saved, onSaved, actions, children }: Props) {
  const { t } = useTranslation('admin');
  const { run } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () => run(() => navigator.clipboard.writeText(text), { done: copied, failed: copyFailed });
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="font-[600] outline-none">
        {title}
      </h3>
      <Banner kind="warning">{warning}</Banner>
      {children}
      <div className="flex flex-wrap gap-2.5">
        <Button variant="line" size="sm" onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('account.recovery.copy')}
        </Button>
        {actions}
        <Button size="sm" onClick={onSaved}>
          {saved}
        </Button>
      </div>
    </div>
  );
}

/** A new token of the API, which nobody can see again. */
export function NewToken({ token, onSaved }: { token: string; onSaved: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <ShownOnce
      title={t('account.tokens.created')}
      warning={t('account.tokens.once')}
      text={token}
      copied={t('account.tokens.copied')}
      copyFailed={t('account.tokens.copyFailed')}
      saved={t('account.tokens.saved')}
      onSaved={onSaved}
    >
      <code className="rounded-control border border-line-2 bg-surface-2 px-4 py-3 font-mono [overflow-wrap:anywhere]">
        {token}
      </code>
    </ShownOnce>
  );
}

/** The link of an invitation, which nobody can see again. */
export function NewLink({ link, onSaved, actions }: { link: string; onSaved: () => void; actions: ReactNode }) {
  const { t } = useTranslation('admin');
  return (
    <ShownOnce
      title={t('people.invited')}
      warning={t('people.once')}
      text={link}
      copied={t('people.copied')}
      copyFailed={t('people.copyFailed')}
      saved={t('people.saved')}
      onSaved={onSaved}
      actions={actions}
    >
      <code className="rounded-control border border-line-2 bg-surface-2 px-4 py-3 font-mono text-sm [overflow-wrap:anywhere]">
        {link}
      </code>
    </ShownOnce>
  );
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
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
