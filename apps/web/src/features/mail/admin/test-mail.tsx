import type { MailTest, mailSetup } from '@pano/api/mail/mail.schema';
import { Banner } from '@pano/ui/banner';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { trpc } from '#kit/shared/trpc.ts';

/** Sends test mails and holds what came of the last one. */
export function useTestMail() {
  const [result, setResult] = useState<MailTest | null>(null);
  const test = trpc.mail.sendTest.useMutation();
  return {
    result,
    busy: test.isPending,
    clear: () => setResult(null),
    send: async (setup: z.input<typeof mailSetup> | null) => {
      setResult(null);
      setResult(await test.mutateAsync(setup));
    },
  };
}

interface Props {
  test: Pick<ReturnType<typeof useTestMail>, 'result'>;
  /** Whether what was tested is still to be saved. */
  unsaved?: boolean;
}

/** Says who got the test mail, or what to do so that the next one arrives. */
export function TestResult({ test: { result }, unsaved = false }: Props) {
  const { t } = useTranslation('admin');
  if (!result) return null;
  const { recipients, problem } = result;
  if (!problem) {
    return (
      <Banner kind="success">
        {t('mail.testSent', { addresses: recipients.join(', ') })} {unsaved ? t('mail.unsaved') : null}
      </Banner>
    );
  }
  return <Banner kind="error">{t(`mail.problem.${problem}`)}</Banner>;
}
