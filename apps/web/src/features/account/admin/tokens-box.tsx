import type { ApiTokenRecord } from '@pano/api/auth/api-token.schema';
import { Button } from '@pano/ui/button';
import { FoldedFormSection } from '@pano/ui/form-section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { NewToken } from './shown-once';
import { TokenForm } from './token-form';
import { TokenList } from './token-list';

type Step = { name: 'idle' } | { name: 'form' } | { name: 'created'; token: string };

const idle: Step = { name: 'idle' };

/** The API tokens of the account, for other programs; folded, because few owners need one. Those of assistants have a screen. */
export function TokensBox() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const tokens = trpc.account.apiTokens.list.useQuery(undefined, { select: withoutAssistants });
  const [step, setStep] = useState<Step>(idle);
  const show = async (token: string) => {
    setStep({ name: 'created', token });
    await utils.account.apiTokens.list.invalidate();
  };
  const describe = ({ scopes }: ApiTokenRecord) =>
    scopes.map((scope) => t(`account.tokens.scopes.${scope}`)).join(' · ');
  return (
    <FoldedFormSection title={t('account.tokens.title')} description={t('account.tokens.lead')}>
      {tokens.isError ? <p className="text-err">{errorText(tokens.error, t('account.tokens.loadFailed'))}</p> : null}
      {tokens.data?.length ? (
        <TokenList tokens={tokens.data} question={t('account.tokens.ask')} describe={describe} />
      ) : null}
      {step.name === 'idle' ? (
        <Button variant="line" size="sm" onClick={() => setStep({ name: 'form' })} className="justify-self-start">
          {t('account.tokens.start')}
        </Button>
      ) : null}
      {step.name === 'form' ? <TokenForm onCreated={show} onCancel={() => setStep(idle)} /> : null}
      {step.name === 'created' ? <NewToken token={step.token} onSaved={() => setStep(idle)} /> : null}
    </FoldedFormSection>
  );
}

const withoutAssistants = (tokens: ApiTokenRecord[]) => tokens.filter(({ scopes }) => !scopes.includes('assistant'));
