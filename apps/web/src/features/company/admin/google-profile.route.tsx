import type { CompanyRecord } from '@pano/api/company/company.schema';
import { type GoogleField, type GoogleProfile, googleFields } from '@pano/api/company/google-profile.schema';
import { formatDate } from '@pano/i18n/text/dates';
import { formatPhone } from '@pano/i18n/text/phone';
import { Badge } from '@pano/ui/badge';
import { Button } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { SkeletonCards } from '@pano/ui/skeleton';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#kit/admin/action-button.tsx';
import { Pending } from '#kit/admin/pending.tsx';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { useAction } from '#kit/admin/use-action.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { openingLines } from '#kit/site/opening-hours.ts';

/** What the Google Business Profile of the firm should say, to compare and to copy line by line. */
export function GoogleProfileRoute() {
  const { t } = useTranslation('admin');
  const company = trpc.company.get.useQuery(undefined, { staleTime: 0 });
  const google = trpc.googleProfile.get.useQuery(undefined, { staleTime: 0 });
  return (
    <>
      <ScreenHead title={t('googleProfile.title')} description={t('googleProfile.lead')} />
      {company.data && google.data ? (
        <Checklist company={company.data} google={google.data} />
      ) : (
        <Pending queries={[company, google]} failed={t('googleProfile.loadFailed')}>
          <SkeletonCards label={t('frame.list.loading')} count={6} className="grid-cols-1" />
        </Pending>
      )}
    </>
  );
}

function Checklist({ company, google }: { company: CompanyRecord; google: GoogleProfile }) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const utils = trpc.useUtils();
  const check = trpc.googleProfile.check.useMutation({
    onSuccess: (now) => utils.googleProfile.get.setData(undefined, now),
    // Somebody may have changed what was compared.
    onError: () => void utils.company.get.invalidate(),
  });
  const texts = useFieldTexts(company, google.website);
  return (
    <Box className="max-w-[62rem]">
      <ul className="grid divide-y divide-line">
        {googleFields.map((field) => (
          <FieldRow key={field} field={field} text={texts[field]} isChanged={google.changed.includes(field)} />
        ))}
      </ul>
      <div className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ActionButton
          action={() => check.mutateAsync({ version: company.version })}
          texts={{ done: t('googleProfile.checked'), failed: t('googleProfile.checkFailed') }}
          className="max-sm:w-full"
        >
          {t('googleProfile.check')}
        </ActionButton>
        {google.checkedAt ? (
          <p className="text-sm text-ink-3">
            {t('googleProfile.last', { date: formatDate(google.checkedAt, locale) })}
          </p>
        ) : null}
      </div>
    </Box>
  );
}

/** Each field as it is typed at Google. */
function useFieldTexts(company: CompanyRecord, website: string): Record<GoogleField, string> {
  const { t } = useTranslation('site');
  const { name, street, postalCode, district, city, phone, hours } = company;
  const place = [district, city].filter(Boolean).join(' / ');
  const town = [postalCode, place].filter(Boolean).join(' ');
  return {
    name,
    address: [street, town].filter(Boolean).join(', '),
    phone: phone ? formatPhone(phone) : '',
    hours: openingLines(hours, (day) => t(`weekdays.${day}`)).join('\n'),
    area: city ?? '',
    website,
  };
}

function FieldRow({ field, text, isChanged }: { field: GoogleField; text: string; isChanged: boolean }) {
  const { t } = useTranslation('admin');
  const { run } = useAction();
  const label = t(`googleProfile.fields.${field}`);
  const copy = () =>
    run(() => navigator.clipboard.writeText(text), {
      done: t('googleProfile.copied'),
      failed: t('googleProfile.copyFailed'),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-[1_1_10rem]">
        <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
          {label}
          {isChanged ? <Badge tone="warn">{t('googleProfile.changedMark')}</Badge> : null}
        </p>
        <p className="wrap-anywhere whitespace-pre-line">
          {text || <span className="text-ink-3">{t('googleProfile.empty')}</span>}
          {field === 'website' ? (
            <span className="block text-sm text-ink-3">{t('googleProfile.websiteHint')}</span>
          ) : null}
        </p>
      </div>
      {text ? (
        <Button
          variant="line"
          size="sm"
          aria-label={t('googleProfile.copyNamed', { field: label })}
          onClick={() => void copy()}
        >
          <Copy aria-hidden="true" />
          {t('googleProfile.copy')}
        </Button>
      ) : null}
    </li>
  );
}
