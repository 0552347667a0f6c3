import type { FirstStep } from '@pano/api';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Button } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { focusContent } from '@pano/ui/overlay';
import { ProgressBar } from '@pano/ui/progress-bar';
import { useToast } from '@pano/ui/toast';
import { Check, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMailStatus } from '#features/contact-forms/admin/mail-status.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { entities } from '../entities';

/** Where each step is taken; the samples are removed here. */
const paths: Partial<Record<FirstStep, string>> = Object.assign({}, ...entities.map(({ firstSteps }) => firstSteps));

/** What a new owner has still to do; gone once it is done, or not wanted. */
export function FirstStepsBox() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const toast = useToast();
  const { run, busy } = useAction();
  const firstSteps = trpc.firstSteps.get.useQuery(undefined, { staleTime: 0 });
  const hide = trpc.firstSteps.hide.useMutation({
    onSuccess: (now) => {
      utils.firstSteps.get.setData(undefined, now);
      if (now.samples > 0) toast.info(t('firstSteps.samplesElsewhere'));
      requestAnimationFrame(focusContent);
    },
  });
  const mail = useMailStatus();
  if (!firstSteps.data?.shown) return null;
  // Without a mail server nothing is sent to the address.
  const mailed = mail.data !== undefined && mail.data.state !== 'off';
  const getText = (step: FirstStep) => t(`firstSteps.${step === 'email' && mailed ? 'mailedEmail' : step}`);
  const { done, samples } = firstSteps.data;
  const steps = Object.keys(done) as FirstStep[];
  const count = Object.values(done).filter(Boolean).length;
  return (
    <Box
      title={t('firstSteps.title')}
      padded={false}
      actions={
        <Button
          variant="ghost"
          size="sm"
          busy={busy}
          onClick={() => void run(hide.mutateAsync, { failed: t('firstSteps.hideFailed') })}
        >
          {t('firstSteps.hide')}
        </Button>
      }
    >
      <div className="grid gap-2.5 p-5 pb-4">
        <p className="text-ink-2">{t('firstSteps.lead')}</p>
        <ProgressBar percent={(count / steps.length) * 100} fill="bg-ok-fill" className="max-w-md" />
        <p className="text-sm text-ink-3">{t('firstSteps.progress', { done: count, total: steps.length })}</p>
      </div>
      <ol className="divide-y divide-line border-t border-line">
        {steps.map((step, index) => (
          <li key={step} className="flex min-h-14 flex-wrap items-center gap-x-3.5 gap-y-2 px-5 py-2">
            <StepMark number={index + 1} done={done[step]} />
            {done[step] ? (
              <span className="min-w-0 flex-1 text-ink-3 line-through decoration-1">
                {getText(step)} <span className="sr-only">({t('firstSteps.done')})</span>
              </span>
            ) : paths[step] ? (
              <Link
                to={paths[step]}
                className="flex min-h-10 min-w-0 flex-1 items-center gap-2 font-[560] hover:underline"
              >
                {getText(step)}
                <ChevronRight aria-hidden="true" className="ml-auto size-4 flex-none text-ink-3" />
              </Link>
            ) : (
              <>
                <span className="min-w-0 flex-1 basis-48 font-[560]">{getText(step)}</span>
                <SampleRemoval count={samples} />
              </>
            )}
          </li>
        ))}
      </ol>
    </Box>
  );
}

function StepMark({ number, done }: { number: number; done: boolean }) {
  return done ? (
    <span aria-hidden="true" className="grid size-7 flex-none place-items-center rounded-full bg-ok-tint text-ok">
      <Check className="size-4" />
    </span>
  ) : (
    <span
      aria-hidden="true"
      className="grid size-7 flex-none place-items-center rounded-full border border-line-strong text-sm font-[640] text-ink-2 tabular-nums"
    >
      {number}
    </span>
  );
}

/** Takes the sample content off the site, after saying what stays. */
export function SampleRemoval({ count }: { count: number }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const { run } = useAction();
  const [asking, setAsking] = useState(false);
  const removeSamples = trpc.firstSteps.removeSamples.useMutation();
  const confirm = async () => {
    const done = (removed: { count: number }) => t('firstSteps.removed', removed);
    await run(removeSamples.mutateAsync, { done, failed: t('firstSteps.failed') });
    // Every list has changed, also after a failure halfway.
    await utils.invalidate();
    setAsking(false);
  };
  return (
    <>
      <Button variant="line" size="sm" onClick={() => setAsking(true)}>
        {t('firstSteps.removeSamples')}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        question={t('firstSteps.confirm', { count })}
        confirmLabel={t('firstSteps.removeSamples')}
        onConfirm={() => void confirm()}
        busy={removeSamples.isPending}
        busyText={t('firstSteps.removing')}
      >
        <p>{t('firstSteps.consequence')}</p>
      </ConfirmDialog>
    </>
  );
}
