import type { ApiTokenRecord } from '@pano/api/auth/api-token.schema';
import { formatDate, formatDateTime } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Badge } from '@pano/ui/badge';
import { Button } from '@pano/ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

interface Props {
  tokens: readonly ApiTokenRecord[];
  /** Asks before one is revoked. */
  question: string;
  /** What a token may do, where they differ in that. */
  describe?: (token: ApiTokenRecord) => string;
}

/** API tokens with their last use and expiry, each with the way to revoke it. */
export function TokenList({ tokens, question, describe }: Props) {
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
          <Token key={token.id} token={token} about={describe?.(token)} onRevoke={() => setLeaving(token)} />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onClose={() => setLeaving(null)}
        question={question}
        subject={leaving?.name}
        confirmLabel={t('account.tokens.confirm')}
        busy={revoke.isPending}
        onConfirm={() => leaving && void confirm(leaving)}
      />
    </>
  );
}

interface TokenProps {
  token: ApiTokenRecord;
  about: string | undefined;
  onRevoke: () => void;
}

function Token({ token, about, onRevoke }: TokenProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { name, expired, expiresAt, lastUsedAt } = token;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid min-w-[200px] flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[600] [overflow-wrap:anywhere]">
          {name}
          {expired ? <Badge tone="warn">{t('account.tokens.expired')}</Badge> : null}
        </p>
        {about ? <p className="text-sm text-ink-3">{about}</p> : null}
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
