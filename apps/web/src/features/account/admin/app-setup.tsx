import { codeProof, type SecondFactorOffer } from '@pano/api/auth/account.schema';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { encode } from 'uqr';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { FormEnd } from './form-end';

interface Props {
  offer: SecondFactorOffer;
  onDone: (recoveryCodes: string[]) => Promise<void>;
  onCancel: () => void;
}

/** Hands the secret to an authenticator app, and takes a first code as the proof that it has it. */
export function AppSetup({ offer, onDone, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const confirm = trpc.account.confirmSecondFactor.useMutation();
  const form = useSchemaForm(codeProof, { code: '' });
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  const { submit, failure, busy } = useSubmit(
    form,
    async (values) => onDone((await confirm.mutateAsync(values)).recoveryCodes),
    t('account.secondFactor.failed'),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:gap-x-6">
      <QrCode
        text={offer.uri}
        label={t('account.secondFactor.qr')}
        className="w-[220px] max-w-full justify-self-center rounded-control border border-line-2"
      />
      <div className="grid content-start gap-4">
        <ol className="grid list-decimal gap-2 ps-5">
          <li>{t('account.secondFactor.scan')}</li>
          <li>
            {t('account.secondFactor.type')}{' '}
            <code className="font-mono text-[0.9375rem] font-[600]">{inGroups(offer.secret)}</code>
          </li>
          <li>{t('account.secondFactor.enter')}</li>
        </ol>
        <TextField
          control={form.control}
          name="code"
          label={t('frame.login.code')}
          required
          className="max-w-[220px]"
          input={{ inputMode: 'numeric', autoComplete: 'one-time-code', spellCheck: false }}
        />
        <FormEnd failure={failure} busy={busy} submitLabel={t('account.secondFactor.confirm')} onCancel={onCancel} />
      </div>
    </form>
  );
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Scanners want white around the code, whatever the theme. */
const quietZone = 4;

function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const { data, size } = encode(text, { ecc: 'L', border: quietZone });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}
