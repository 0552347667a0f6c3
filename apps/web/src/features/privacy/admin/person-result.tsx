import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#kit/admin/use-download.ts';
import { useFailureToast } from '#kit/admin/use-failure-toast.ts';
import { useLocale } from '#kit/shared/language.ts';
import { type Outputs, trpc } from '#kit/shared/trpc.ts';
import { EraseDialog } from './erase-dialog';

type Person = Outputs['privacy']['findPerson'];

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
    onSuccess: ({ fileName, type, content, encoding }) =>
      saveFile(fileName, new Blob([encoding === 'base64' ? decodeBase64(content) : content], { type })),
    onError: (error) => tellFailure(error, t('frame.download.failed')),
  });
  const { messages, administrator } = person;
  const eventCount = messages.reduce((sum, { events }) => sum + events.length, 0);
  return (
    <div className="mt-6 grid gap-4 border-t border-line pt-5">
      {administrator ? <Banner kind="info">{t('privacy.person.administrator')}</Banner> : null}
      <p className="font-[600]">
        {messages.length === 0
          ? t('privacy.person.nothing', { contact })
          : t('privacy.person.found', { contact, count: messages.length })}{' '}
        {eventCount > 0 ? t('privacy.person.foundEvents', { count: eventCount }) : null}
      </p>
      {messages.length > 0 ? (
        <>
          <ul className="grid max-h-[32rem] gap-3 overflow-y-auto">
            {messages.map(({ id, name, email, phone, subject, message, createdAt, channel, stage, events }) => (
              <li key={id} className="grid gap-1 rounded-control border border-line px-4 py-3">
                <p className="flex flex-wrap gap-x-3">
                  <span className="font-[600]">{name}</span>
                  <time dateTime={createdAt} className="text-sm text-ink-3 tabular-nums sm:ms-auto">
                    {formatShortDateTime(createdAt, locale)}
                  </time>
                </p>
                <p className="text-sm break-all text-ink-3">{[email, phone, subject].filter(Boolean).join(' · ')}</p>
                <p className="text-sm text-ink-3">
                  {[
                    t(`leads.channels.${channel}`),
                    t(`leads.stages.${stage}`),
                    events.length > 0 && t('privacy.person.events', { count: events.length }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
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
        onClose={() => setAsking(false)}
        onErased={onErased}
      />
    </div>
  );
}

const decodeBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
