import type { AccountRecord, FullProof, SecondFactorOffer } from '@pano/api/auth/account.schema';
import { formatDate } from '@pano/i18n/text/dates';
import { Badge } from '@pano/ui/badge';
import { Button } from '@pano/ui/button';
import { FormSection } from '@pano/ui/form-section';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { AppSetup } from './app-setup';
import { ProofForm } from './reauthenticate-form';
import { RecoveryCodes } from './shown-once';

type State = AccountRecord['secondFactor'];
type Step =
  | { name: 'idle' }
  | { name: 'proveToStart' | 'proveToStop' | 'proveToRenew' }
  | { name: 'setUp'; offer: SecondFactorOffer }
  | { name: 'codes'; codes: string[] };

const idle: Step = { name: 'idle' };

/** Turns the second step of signing in on and off, one question at a time. */
export function SecondFactorBox({ email, state }: { email: string; state: State }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const utils = trpc.useUtils();
  const [step, setStep] = useState<Step>(idle);
  const start = trpc.account.startSecondFactor.useMutation();
  const disable = trpc.account.disableSecondFactor.useMutation();
  const renew = trpc.account.renewRecoveryCodes.useMutation();
  const cancel = () => setStep(idle);
  const show = async (codes: string[]) => {
    setStep({ name: 'codes', codes });
    // All of it: until now the server may have rejected everything else.
    await utils.invalidate();
  };
  const stop = async (proof: FullProof) => {
    await disable.mutateAsync(proof);
    toast.success(t('account.secondFactor.stopped'));
    setStep(idle);
    await utils.account.get.invalidate();
  };
  const proofs = {
    proveToStart: {
      lead: t('account.secondFactor.proveToStart'),
      submitLabel: t('account.secondFactor.continue'),
      onProof: async ({ currentPassword }: FullProof) =>
        setStep({ name: 'setUp', offer: await start.mutateAsync({ currentPassword }) }),
    },
    proveToStop: {
      danger: true,
      withCode: true,
      lead: t('account.secondFactor.proveToStop'),
      submitLabel: t('account.secondFactor.stop'),
      onProof: stop,
    },
    proveToRenew: {
      withCode: true,
      lead: t('account.secondFactor.proveToRenew'),
      submitLabel: t('account.recovery.renew'),
      onProof: async (proof: FullProof) => show((await renew.mutateAsync(proof)).recoveryCodes),
    },
  };
  return (
    <FormSection
      title={t('account.secondFactor.title')}
      description={t('account.secondFactor.lead')}
      actions={state ? <Badge tone="ok">{t('account.secondFactor.on')}</Badge> : null}
    >
      {content()}
    </FormSection>
  );

  function content() {
    switch (step.name) {
      case 'idle':
        return state ? (
          <On state={state} onStep={setStep} />
        ) : (
          <Off onStart={() => setStep({ name: 'proveToStart' })} />
        );
      case 'proveToStart':
      case 'proveToStop':
      case 'proveToRenew':
        return <ProofForm key={step.name} email={email} onCancel={cancel} {...proofs[step.name]} />;
      case 'setUp':
        return <AppSetup offer={step.offer} onDone={show} onCancel={cancel} />;
      case 'codes':
        return <RecoveryCodes codes={step.codes} onSaved={cancel} />;
    }
  }
}

function Off({ onStart }: { onStart: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Button variant="line" size="sm" onClick={onStart} className="justify-self-start">
      {t('account.secondFactor.start')}
    </Button>
  );
}

/** From here on the owner should make new codes. */
const fewCodes = 3;

function On({ state, onStep }: { state: NonNullable<State>; onStep: (step: Step) => void }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const count = state.recoveryCodesLeft;
  return (
    <div className="grid gap-4">
      <p>
        {t('account.secondFactor.since', { date: formatDate(state.since, locale) })}{' '}
        <span className={count <= fewCodes ? 'font-[600] text-warn' : ''}>{t('account.recovery.left', { count })}</span>
      </p>
      <div className="flex flex-wrap gap-2.5">
        <Button variant="line" size="sm" onClick={() => onStep({ name: 'proveToRenew' })}>
          {t('account.recovery.renew')}
        </Button>
        <Button variant="danger-line" size="sm" onClick={() => onStep({ name: 'proveToStop' })}>
          {t('account.secondFactor.stop')}
        </Button>
      </div>
    </div>
  );
}
