import type { AccountRecord, SecondFactorOffer } from '@pano/api/auth/account.schema';
import { formatDate } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Badge } from '@pano/ui/badge';
import { Button } from '@pano/ui/button';
import { FormSection } from '@pano/ui/form-section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { AppSetup } from './app-setup';
import { RecoveryCodes } from './shown-once';

type State = AccountRecord['secondFactor'];
type Step =
  | { name: 'idle' }
  | { name: 'stop' | 'renew' }
  | { name: 'setUp'; offer: SecondFactorOffer }
  | { name: 'codes'; codes: string[] };

const idle: Step = { name: 'idle' };

/** Turns the second step of signing in on and off, one question at a time. */
export function SecondFactorBox({ state }: { state: State }) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
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
  const failed = t('account.secondFactor.failed');
  const setUp = () => run(async () => setStep({ name: 'setUp', offer: await start.mutateAsync() }), { failed });
  const stop = async () => {
    await run(disable.mutateAsync, { done: t('account.secondFactor.stopped'), failed });
    setStep(idle);
    await utils.account.get.invalidate();
  };
  const renewCodes = async () => {
    if (!(await run(async () => show((await renew.mutateAsync()).recoveryCodes), { failed }))) setStep(idle);
  };
  return (
    <FormSection
      title={t('account.secondFactor.title')}
      description={t('account.secondFactor.lead')}
      actions={state ? <Badge tone="ok">{t('account.secondFactor.on')}</Badge> : null}
    >
      {content()}
      <ConfirmDialog
        open={step.name === 'stop'}
        onClose={cancel}
        title={t('account.secondFactor.stopTitle')}
        question={t('account.secondFactor.stopQuestion')}
        confirmLabel={t('account.secondFactor.stop')}
        busy={busy}
        onConfirm={() => void stop()}
      />
      <ConfirmDialog
        open={step.name === 'renew'}
        onClose={cancel}
        title={t('account.recovery.renewTitle')}
        question={t('account.recovery.renewQuestion')}
        confirmLabel={t('account.recovery.renew')}
        destructive={false}
        busy={busy}
        onConfirm={() => void renewCodes()}
      />
    </FormSection>
  );

  function content() {
    switch (step.name) {
      case 'idle':
      case 'stop':
      case 'renew':
        return state ? <On state={state} onStep={setStep} /> : <Off busy={busy} onStart={() => void setUp()} />;
      case 'setUp':
        return <AppSetup offer={step.offer} onDone={show} onCancel={cancel} />;
      case 'codes':
        return <RecoveryCodes codes={step.codes} onSaved={cancel} />;
    }
  }
}

function Off({ busy, onStart }: { busy: boolean; onStart: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Button variant="line" size="sm" busy={busy} onClick={onStart} className="justify-self-start">
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
        <Button variant="line" size="sm" onClick={() => onStep({ name: 'renew' })}>
          {t('account.recovery.renew')}
        </Button>
        <Button variant="danger-line" size="sm" onClick={() => onStep({ name: 'stop' })}>
          {t('account.secondFactor.stop')}
        </Button>
      </div>
    </div>
  );
}
