import type { AppRouter } from '@pano/api';
import { formatShortDateTime } from '@pano/i18n/text/dates';
import { ConfirmDialog } from '@pano/ui/alert-dialog';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { useToast } from '@pano/ui/toast';
import type { inferRouterOutputs } from '@trpc/server';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { focusContent } from '#kit/admin/screen.ts';
import { saveFile } from '#kit/admin/use-download.ts';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';

type Person = inferRouterOutputs<AppRouter>['privacy']['findPerson'];

interface Props {
  /** As it was looked for. */
  contact: string;
  person: Person;
  onErased: () => void;
}

/** What is stored, with the ways to hand it over and to delete it. */
export function PersonResult({ contact, person, onErased }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const tellFailure = useFailureToast();
  const [asking, setAsking] = useState(false);
  const download = trpc.privacy.downloadPerson.useMutation({
    onSuccess: ({ fileName, type, content }) => saveFile(fileName, new Blob([content], { type })),
    onError: (error) => tellFailure(error, t('frame.download.failed')),
  });
  const { messages, administrator } = person;
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-5">
      {administrator ? <Banner kind="info">{t('privacy.person.administrator')}</Banner> : null}
      <p className="font-[600]">
        {messages.length === 0
          ? t('privacy.person.nothing', { contact })
          : t('privacy.person.found', { contact, count: messages.length })}
      </p>
      {messages.length > 0 ? (
        <>
          <ul className="grid max-h-[32rem] gap-3 overflow-y-auto">
            {messages.map(({ id, name, email, phone, subject, message, createdAt }) => (
              <li key={id} className="grid gap-1 rounded-control border border-line px-4 py-3">
                <p className="flex flex-wrap gap-x-3">
                  <span className="font-[600]">{name}</span>
                  <time dateTime={createdAt} className="text-sm text-ink-3 tabular-nums sm:ms-auto">
                    {formatShortDateTime(createdAt, locale)}
                  </time>
                </p>
                <p className="text-sm break-all text-ink-3">{[email, phone, subject].filter(Boolean).join(' · ')}</p>
                <p className="text-ink-2 whitespace-pre-wrap">{message}</p>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2.5">
            {(['json', 'csv'] as const).map((format) => (
              <Button
                key={format}
                variant="line"
                size="sm"
                busy={download.isPending && download.variables.format === format}
                onClick={() => download.mutate({ contact, format })}
              >
                <Download aria-hidden="true" />
                {t(`privacy.person.${format}`)}
              </Button>
            ))}
            <Button variant="danger" size="sm" onClick={() => setAsking(true)} className="sm:ms-auto">
              <Trash2 aria-hidden="true" />
              {t('privacy.person.erase')}
            </Button>
          </div>
        </>
      ) : null}
      <EraseDialog
        contact={contact}
        count={messages.length}
        open={asking}
        onOpenChange={setAsking}
        onErased={onErased}
      />
    </div>
  );
}

interface EraseDialogProps {
  contact: string;
  count: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onErased: () => void;
}

/** Asks before everything that is stored about somebody is deleted. */
function EraseDialog({ contact, count, open, onOpenChange, onErased }: EraseDialogProps) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const tellFailure = useFailureToast();
  const utils = trpc.useUtils();
  const erase = trpc.privacy.erasePerson.useMutation({
    onSuccess: async (erased) => {
      await Promise.all([
        utils.contactForms.invalidate(),
        utils.dashboard.invalidate(),
        utils.privacy.aged.invalidate(),
      ]);
      toast.success(t('privacy.person.erased', { count: erased.count }));
      onOpenChange(false);
      onErased();
      focusContent();
    },
    onError: (error) => {
      onOpenChange(false);
      tellFailure(error, t('privacy.person.eraseFailed'));
    },
  });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('privacy.person.eraseTitle')}
      question={t('privacy.person.eraseQuestion', { contact, count })}
      confirmLabel={t('privacy.person.erase')}
      cancelLabel={t('frame.confirm.cancel')}
      onConfirm={() => erase.mutate({ contact })}
      busy={erase.isPending}
      busyText={t('frame.list.removing')}
    >
      {t('privacy.person.eraseConsequence')}
    </ConfirmDialog>
  );
}
