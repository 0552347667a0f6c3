import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordInput } from '#kit/admin/form/password-input.tsx';
import { signInMeta } from '#kit/admin/query-client.ts';
import { useSession } from '#kit/admin/session.ts';
import { useMessageText } from '#kit/admin/use-failure-toast.ts';
import { errorText, readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { CodeForm } from './code-form';

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

type Credentials = { email: string; password: string };

/** Signs in, in one step or, where the account has a second factor, in two. */
function useSignIn(onSignedIn: (() => void) | undefined) {
  const { t } = useTranslation('admin');
  const session = useSession();
  const queryClient = useQueryClient();
  const login = trpc.auth.login.useMutation({ meta: signInMeta });
  const [failure, setFailure] = useState<string | null>(null);
  /** Whose password was right, while their code is asked for. */
  const [proven, setProven] = useState<Credentials | null>(null);

  async function send(credentials: Credentials, code: string | undefined): Promise<void> {
    setFailure(null);
    try {
      const { token, user, role } = await login.mutateAsync({ ...credentials, code });
      session.signedIn(token, { ...user, role });
      void queryClient.invalidateQueries();
      onSignedIn?.();
    } catch (error) {
      const clientError = readClientError(error);
      const asksForCode = clientError?.fields.code !== undefined;
      // That a code is needed is no failure; that the typed one was wrong is, and that there were too many attempts.
      if (!asksForCode || code !== undefined || clientError.kind === 'tooMany')
        setFailure(errorText(error, t('frame.login.failed')));
      if (asksForCode) setProven(credentials);
      // The password has been changed in between: both are asked for again.
      else if (clientError?.kind === 'unauthorized') setProven(null);
    }
  }

  return {
    failure,
    setFailure,
    busy: login.isPending,
    asksForCode: proven !== null,
    sendPassword: (credentials: Credentials) => send(credentials, undefined),
    sendCode: async (code: string) => {
      if (proven) await send(proven, code);
    },
    startOver: () => {
      setFailure(null);
      setProven(null);
    },
  };
}
