import { afterSending as english } from '@pano/i18n/en/after-sending';
import { fold } from '@pano/i18n/text/fold';
import { whatsappHref } from '@pano/i18n/text/phone';
import { afterSending as turkish } from '@pano/i18n/tr/after-sending';
import { Banner } from '@pano/ui/banner';
import { Button, buttonClass } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { ImagePlus } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useLocale } from '#kit/shared/language.ts';
import { type Inputs, trpc } from '#kit/shared/trpc.ts';
import { useCompany } from '#kit/shared/use-company.ts';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';
import { districtsOf } from './districts';
import { useVisitorPhotos, type VisitorPhoto } from './use-visitor-photos';

/** A message that was sent, and what opens it for photos and details. */
export type SentMessage = { id: number; ticket: string };

type Details = Pick<Inputs['contactForms']['addDetails'], 'callTime' | 'district'>;
const callTimes = Object.keys(turkish.callTimes) as (keyof typeof turkish.callTimes)[];

/** What makes the price come sooner, after the message is safe: photos, and when and where to call. Each is sent at once. */
export function DetailsPanel({ id, ticket }: SentMessage) {
  const texts = useTexts();
  const { photos, add, retry, isFull } = useVisitorPhotos(ticket);
  const details = trpc.contactForms.addDetails.useMutation();
  const [sent, setSent] = useState<Details>({});
  const listId = useId();
  const { city, whatsapp } = useCompany();

  const send = (change: Details) => {
    const data = { ...sent, ...change };
    setSent(data);
    details.mutate({ ticket, ...data });
  };
  const isAllSent =
    (details.isSuccess || (photos.length > 0 && details.isIdle)) && photos.every(({ state }) => state === 'sent');
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="type-h4 mb-3">{texts.title}</legend>
      <p className="text-sm text-ink-3">{texts.photosHint}</p>
      {photos.length > 0 ? (
        <ul className="grid gap-2">
          {photos.map((photo, index) => (
            <PhotoLine key={photo.key} photo={photo} number={index + 1} onRetry={() => void retry(photo)} />
          ))}
        </ul>
      ) : null}
      {isFull ? null : <AddPhotos onAdd={(files) => void add(files)} />}
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
        {isAllSent ? <p className="font-semibold text-ok">{texts.allSent}</p> : null}
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

function AddPhotos({ onAdd }: { onAdd: (files: FileList) => void }) {
  const texts = useTexts();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button variant="line" onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" />
        {texts.addPhoto}
      </Button>
      {/* By these types Apple's devices hand over a JPEG. */}
      <input
        ref={input}
        type="file"
        form=""
        hidden
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-label={texts.addPhoto}
        onChange={({ currentTarget }) => {
          if (currentTarget.files) onAdd(currentTarget.files);
          currentTarget.value = '';
        }}
      />
    </div>
  );
}

function PhotoLine({ photo, number, onRetry }: { photo: VisitorPhoto; number: number; onRetry: () => void }) {
  const texts = useTexts();
  const { state, percent, reason } = photo;
  return (
    <li className="flex flex-wrap items-center gap-3" data-photo={state}>
      <span className="tabular-nums">{number}.</span>
      {state === 'failed' ? (
        <>
          <span role="alert" className="min-w-0 flex-1 text-err">
            {reason || texts.photoFailed}
          </span>
          <RetryButton onClick={onRetry} />
        </>
      ) : (
        <span className={state === 'sent' ? 'text-ok' : 'tabular-nums'}>
          {state === 'sent' ? texts.photoAdded : `${texts.sending} %${percent}`}
        </span>
      )}
    </li>
  );
}

function RetryButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="line" size="sm" onClick={onClick}>
      {useTexts().retry}
    </Button>
  );
}
