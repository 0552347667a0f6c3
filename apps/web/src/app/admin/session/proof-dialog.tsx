import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { Field } from '@pano/ui/field';
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#kit/admin/form/password-input.tsx';
import { useSession } from '#kit/admin/session.ts';
import { useMessageText } from '#kit/admin/use-failure-toast.ts';
import { errorText, readClientError } from '#kit/shared/client-error.ts';
import { readSession } from '#kit/shared/session-storage.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { CodeForm } from './code-form';

/** Opens when a call needs the password. Closing it leaves the form as it is, and the call fails. */
export function ProofDialog() {
  const { t } = useTranslation('admin');
  const { proof } = useSession();
  const open = useSyncExternalStore(proof.subscribe, proof.isOpen);
  return (
    <Dialog
      open={open}
      onClose={() => proof.close(false)}
      title={t('frame.proof.title')}
      description={t('frame.proof.lead')}
    >
      <div className="pb-2">
        <ProofForm onProof={() => proof.close(true)} />
      </div>
    </Dialog>
  );
}

/** The password, then the code of a second factor. */
function ProofForm({ onProof }: { onProof: () => void }) {
  const { t } = useTranslation('admin');
  const messageText = useMessageText();
  const reauthenticate = trpc.auth.reauthenticate.useMutation();
  const [password, setPassword] = useState('');
  const [withCode, setWithCode] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);

  async function send(code?: string): Promise<void> {
    setFailure(null);
    try {
      await reauthenticate.mutateAsync({ currentPassword: password, code });
      onProof();
    } catch (error) {
      const fields = readClientError(error)?.fields ?? {};
      // That a code is needed is no failure; that the typed one was wrong is.
      if (!('code' in fields) || code !== undefined) setFailure(errorText(error, t('frame.proof.failed')));
      if ('code' in fields) setWithCode(true);
      else if ('currentPassword' in fields) setWithCode(false);
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (password) await send();
    else setFailure(messageText('account.currentPassword.required'));
    input.current?.select();
  };
  const startOver = () => {
    setFailure(null);
    setWithCode(false);
  };
  if (withCode) {
    return <CodeForm failure={failure} busy={reauthenticate.isPending} onCode={send} onBack={startOver} />;
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      {/* Password managers want to know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={readSession()?.user.email} readOnly hidden />
      <Field label={t('frame.login.password')}>
        {(control) => <PasswordInput control={control} ref={input} value={password} onValueChange={setPassword} />}
      </Field>
      <Button type="submit" busy={reauthenticate.isPending}>
        {t('frame.proof.submit')}
      </Button>
    </form>
  );
}
