import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signInMeta } from '#kit/admin/query-client.ts';
import { useSession } from '#kit/admin/session/session-context.ts';
import { errorText, readClientError } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';

type Credentials = { email: string; password: string };

/** Signs in, in one step or, where the account has a second factor, in two. */
export function useSignIn(onSignedIn: (() => void) | undefined) {
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
      const { token, user } = await login.mutateAsync({ ...credentials, code });
      session.signedIn(token, user);
      void queryClient.invalidateQueries();
      onSignedIn?.();
    } catch (error) {
      const refusal = readClientError(error);
      const asksForCode = refusal?.fields.code !== undefined;
      // That a code is needed is no failure; that the typed one was wrong is.
      if (!asksForCode || code !== undefined) setFailure(errorText(error, t('frame.login.failed')));
      if (asksForCode) setProven(credentials);
      // The password has been changed in between: both are asked for again.
      else if (refusal?.kind === 'unauthorized') setProven(null);
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
