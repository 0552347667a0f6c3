import { afterSending as english } from '@pano/i18n/en/after-sending';
import { fold } from '@pano/i18n/text/fold';
import { whatsappHref } from '@pano/i18n/text/phone';
import { afterSending as turkish } from '@pano/i18n/tr/after-sending';
import { Banner } from '@pano/ui/banner';
import { Button, buttonClass } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { useId, useState } from 'react';
import { useLocale } from '#kit/shared/language.ts';
import { type Inputs, trpc } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';
import { districtsOf } from './districts';

/** A message that was sent, and what opens it for photos and details. */
export type SentMessage = { id: number; ticket: string };

type Details = Pick<Inputs['contactForms']['addDetails'], 'callTime' | 'district'>;
const callTimes = Object.keys(turkish.callTimes) as (keyof typeof turkish.callTimes)[];

/** What makes the price come sooner, after the message is safe: when and where to call. Each is sent at once. */
export function DetailsPanel({ id, ticket }: SentMessage) {
  const texts = useTexts();
  const details = trpc.contactForms.addDetails.useMutation();
  const [sent, setSent] = useState<Details>({});
  const listId = useId();
  const { city, whatsapp } = useCompany();

  const send = (change: Details) => {
    const data = { ...sent, ...change };
    setSent(data);
    details.mutate({ ticket, ...data });
  };
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="type-h4 mb-3">{texts.title}</legend>
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="mb-2 font-[580]">{texts.callTime}</legend>
        {callTimes.map((time) => (
          <Button
            key={time}
            variant={sent.callTime === time ? 'dark' : 'line'}
            aria-pressed={sent.callTime === time}
            onClick={() => send({ callTime: time })}
          >
            {texts.callTimes[time]}
          </Button>
        ))}
      </fieldset>
      <Field label={texts.district}>
        {(control) => (
          // Of no form: Enter sends no message.
          <TextInput
            {...control}
            form=""
            list={listId}
            maxLength={100}
            onBlur={({ currentTarget }) => {
              const district = currentTarget.value.trim();
              if (district !== (sent.district ?? '')) send({ district });
            }}
          />
        )}
      </Field>
      <datalist id={listId}>
        {findDistricts(city).map((district) => (
          <option key={district} value={district} />
        ))}
      </datalist>
      {details.isError ? (
        <Banner kind="error" action={<RetryButton onClick={() => send({})} />}>
          {texts.detailsFailed}
        </Banner>
      ) : null}
      <div role="status" className="empty:hidden">
        {details.isSuccess ? <p className="font-semibold text-ok">{texts.allSent}</p> : null}
      </div>
      {whatsapp ? (
        <a
          className={buttonClass({ variant: 'line', className: 'justify-self-start' })}
          href={whatsappHref(whatsapp, texts.whatsappText.replace('{{id}}', String(id)))}
          target="_blank"
          rel="noopener"
        >
          <WhatsappIcon />
          {texts.whatsapp}
        </a>
      ) : null}
    </fieldset>
  );
}

const useTexts = () => (useLocale() === 'en' ? english : turkish);

const findDistricts = (city: string | null): readonly string[] =>
  Object.entries(districtsOf).find(([name]) => fold(name) === fold(city ?? ''))?.[1] ?? [];

function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="line" size="sm" onClick={onClick}>
      {useTexts().retry}
    </Button>
  );
}
