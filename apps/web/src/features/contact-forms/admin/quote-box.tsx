import type { Lead } from '@pano/api/contact-forms/lead.schema';
import { formatShortDate } from '@pano/i18n/text/dates';
import { Button } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTextField } from '#kit/admin/form/plain-text-field.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { formatLira, readLira } from './quote';
import { useLeadChanged } from './use-leads';

/** The amount of the quote and its date. */
export function QuoteBox({ lead: { id, quoteLira, quotedAt } }: { lead: Lead }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { run, busy } = useAction();
  const setQuote = trpc.leads.setQuote.useMutation({ onSuccess: useLeadChanged() });
  /** Null while nothing is typed: then the field follows the lead. */
  const [typed, setTyped] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const lira = readLira(typed ?? '');
    setError(lira === undefined ? t('leadDesk.quote.wrong') : undefined);
    if (lira === undefined) return;
    const texts = { done: t('leadDesk.quote.saved'), failed: t('leadDesk.changeFailed') };
    if (await run(() => setQuote.mutateAsync({ id, data: { lira } }), texts)) setTyped(null);
  };
  return (
    <Box title={t('leadDesk.quote.title')}>
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        <PlainTextField
          label={t('leadDesk.quote.lira')}
          value={typed ?? (quoteLira === null ? '' : formatLira(quoteLira, locale))}
          error={error}
          inputMode="numeric"
          autoComplete="off"
          onValueChange={setTyped}
        />
        {quotedAt ? (
          <p className="text-sm text-ink-3 tabular-nums">
            {t('leadDesk.quote.at')}: {formatShortDate(quotedAt, locale)}
          </p>
        ) : null}
        {typed === null ? null : (
          <Button type="submit" size="sm" busy={busy} className="justify-self-start">
            {t('leadDesk.save')}
          </Button>
        )}
      </form>
    </Box>
  );
}
