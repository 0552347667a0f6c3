import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMessageText } from '#kit/admin/use-failure-toast.ts';

interface Props {
  failure: string | null;
  busy: boolean;
  onCode: (code: string) => Promise<void>;
  /** Back to e-mail and password. */
  onBack: () => void;
}

/** The second step of signing in: a code of the authenticator app, or a recovery code where the app is out of reach. */
export function CodeForm({ failure, busy, onCode, onBack }: Props) {
  const { t } = useTranslation('admin');
  const messageText = useMessageText();
  const [code, setCode] = useState('');
  const [recovery, setRecovery] = useState(false);
  const [missing, setMissing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(!code.trim());
    if (code.trim()) await onCode(code);
    input.current?.select();
  };
  const change = () => {
    setRecovery(!recovery);
    setCode('');
    setMissing(false);
    input.current?.focus();
  };
  const shown = missing ? messageText('auth.codeRequired') : failure;
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {shown ? <Banner kind="error">{shown}</Banner> : null}
      <p>{recovery ? t('frame.login.recoveryLead') : t('frame.login.codeLead')}</p>
      <Field label={recovery ? t('frame.login.recoveryCode') : t('frame.login.code')}>
        {(control) => (
          <TextInput
            {...control}
            ref={input}
            name="code"
            // Numbers only would leave no letters for a recovery code.
            inputMode={recovery ? 'text' : 'numeric'}
            autoComplete={recovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            required
            maxLength={64}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" lever busy={busy} busyText={t('frame.login.submitting')}>
        <span className="flex-1 text-start">{t('frame.login.verify')}</span>
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 text-sm">
        <button type="button" onClick={change} className="link min-h-10">
          {recovery ? t('frame.login.useApp') : t('frame.login.useRecovery')}
        </button>
        <button type="button" onClick={onBack} className="link min-h-10">
          {t('frame.login.startOver')}
        </button>
      </div>
    </form>
  );
}
