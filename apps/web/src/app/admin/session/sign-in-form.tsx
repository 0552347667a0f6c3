import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#kit/admin/form/password-input.tsx';
import { useSession } from '#kit/admin/session/session-context.ts';
import { useMessageText } from '#kit/admin/use-message-text.ts';
import { CodeForm } from './code-form';
import { useSignIn } from './use-sign-in';

/** E-mail and password, then the code of a second factor. What happens after that is up to the screen or dialog around it. */
export function SignInForm({ onSignedIn }: { onSignedIn?: () => void }) {
  const { t } = useTranslation('admin');
  const messageText = useMessageText();
  const session = useSession();
  const signIn = useSignIn(onSignedIn);
  const [email, setEmail] = useState(session.lastEmail);
  const [password, setPassword] = useState('');
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);

  // Who signs in again over a form has only the password to type.
  useEffect(() => {
    if (session.lastEmail()) passwordInput.current?.focus();
  }, [session]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim() || !password) {
      signIn.setFailure(messageText('auth.credentialsRequired'));
      (email.trim() ? passwordInput : emailInput).current?.focus();
      return;
    }
    await signIn.sendPassword({ email, password });
    passwordInput.current?.focus();
  };

  if (signIn.asksForCode) {
    return <CodeForm failure={signIn.failure} busy={signIn.busy} onCode={signIn.sendCode} onBack={signIn.startOver} />;
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {signIn.failure ? <Banner kind="error">{signIn.failure}</Banner> : null}
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
      <Button type="submit" lever busy={signIn.busy} busyText={t('frame.login.submitting')}>
        <span className="flex-1 text-start">{t('frame.login.submit')}</span>
      </Button>
    </form>
  );
}
