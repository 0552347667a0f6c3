import type { ApiTokenRecord } from '@pano/api/auth/api-token.schema';
import { formatDate, formatDateTime } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Badge } from '@pano/ui/badge';
import { Button } from '@pano/ui/button';
import { FoldedFormSection } from '@pano/ui/form-section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { errorText } from '#kit/shared/client-error.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { NewToken } from './shown-once';
import { TokenForm } from './token-form';

type Step = { name: 'idle' } | { name: 'form' } | { name: 'created'; token: string };

const idle: Step = { name: 'idle' };

/** The API tokens of the account, for other programs; folded, because few owners need one. */
export function TokensBox() {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const tokens = trpc.account.apiTokens.list.useQuery();
  const [step, setStep] = useState<Step>(idle);
  const show = async (token: string) => {
    setStep({ name: 'created', token });
    await utils.account.apiTokens.list.invalidate();
  };
  return (
    <FoldedFormSection title={t('account.tokens.title')} description={t('account.tokens.lead')}>
      {tokens.isError ? <p className="text-err">{errorText(tokens.error, t('account.tokens.loadFailed'))}</p> : null}
      {tokens.data?.length ? <TokenList tokens={tokens.data} /> : null}
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

function TokenList({ tokens }: { tokens: ApiTokenRecord[] }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const [leaving, setLeaving] = useState<ApiTokenRecord | null>(null);
  const { run } = useAction();
  const revoke = trpc.account.apiTokens.revoke.useMutation();
  const confirm = async ({ id }: ApiTokenRecord) => {
    const texts = { done: t('account.tokens.revoked'), failed: t('account.secondFactor.failed') };
    await run(() => revoke.mutateAsync({ id }), texts);
    setLeaving(null);
    await utils.account.apiTokens.list.invalidate();
  };
  return (
    <>
      <ul className="grid gap-4">
        {tokens.map((token) => (
          <Token key={token.id} token={token} onRevoke={() => setLeaving(token)} />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        question={t('account.tokens.ask')}
        subject={leaving?.name}
        confirmLabel={t('account.tokens.confirm')}
        busy={revoke.isPending}
        onConfirm={() => leaving && void confirm(leaving)}
      />
    </>
  );
}

function Token({ token, onRevoke }: { token: ApiTokenRecord; onRevoke: () => void }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { name, scopes, expired, expiresAt, lastUsedAt } = token;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid min-w-[200px] flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[600] [overflow-wrap:anywhere]">
          {name}
          {expired ? <Badge tone="warn">{t('account.tokens.expired')}</Badge> : null}
        </p>
        <p className="text-sm text-ink-3">{scopes.map((scope) => t(`account.tokens.scopes.${scope}`)).join(' · ')}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-ink-3">
          <span>{t('account.tokens.until', { date: formatDate(expiresAt, locale) })}</span>
          <span>
            {lastUsedAt
              ? t('account.tokens.lastUse', { when: formatDateTime(lastUsedAt, locale) })
              : t('account.tokens.unused')}
          </span>
        </p>
      </div>
      <Button variant="danger-line" size="sm" aria-label={t('account.tokens.revokeNamed', { name })} onClick={onRevoke}>
        {t('account.tokens.revoke')}
      </Button>
    </li>
  );
}
