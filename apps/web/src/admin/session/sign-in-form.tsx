import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../lib/client-error';
import { trpc } from '../../lib/trpc';
import { signInMeta } from '../query-client';
import { useMessageText } from '../use-message-text';
import { PasswordInput } from './password-input';
import { useSession } from './session-context';

/** E-mail and password. What happens after signing in is up to the screen or dialog around it. */
export function SignInForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const { t } = useTranslation('admin');
  const messageText = useMessageText();
  const session = useSession();
  const queryClient = useQueryClient();
  const login = trpc.auth.login.useMutation({ meta: signInMeta });
  const [email, setEmail] = useState(session.lastEmail);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  // Who signs in again over a form has only the password to type.
  useEffect(() => {
    if (session.lastEmail()) passwordInput.current?.focus();
  }, [session]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    if (!email.trim() || !password) {
      setFailure(messageText('auth.credentialsRequired'));
      (email.trim() ? passwordInput : emailInput).current?.focus();
      return;
    }
    try {
      const { token, user } = await login.mutateAsync({ email, password });
      session.signedIn(token, user);
      void queryClient.invalidateQueries();
      onSignedIn?.();
    } catch (error) {
      setFailure(errorText(error, t('frame.login.failed')));
      passwordInput.current?.focus();
    }
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {failure ? <Banner kind="error">{failure}</Banner> : null}
      <Field label={t('frame.login.email')}>
        {(control) => (
          <TextInput
            {...control}
            ref={emailInput}
            type="email"
            name="email"
            autoComplete="username"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      <Field label={t('frame.login.password')}>
        {(control) => (
          <PasswordInput control={control} ref={passwordInput} value={password} onValueChange={setPassword} />
        )}
      </Field>
      <Button type="submit" lever busy={login.isPending} busyText={t('frame.login.submitting')}>
        <span className="flex-1 text-start">{t('frame.login.submit')}</span>
      </Button>
    </form>
  );
}
