import { privacyNoticePath, sitePages } from '@pano/api/addresses';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Field, type FieldControl, type FieldProps } from '@pano/ui/field';
import { controlClass, Textarea, TextInput } from '@pano/ui/text-input';
import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContentLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useAsked } from '#kit/site/asked-service.ts';
import { SiteLink, useLocalizedPath } from '#kit/site/site-link.tsx';
import { honeypotName, sentId } from './contact-values';
import type { DetailsPanel } from './details-panel';
import { SentMessage } from './sent-message';
import type { RejectedForm } from './submit-contact-form';
import { useContactForm } from './use-contact-form';

type FormProps = { rejected?: RejectedForm; heading?: 'h2' | 'h3' };

/** Works as a plain HTML form as well; then the browser checks the fields and the server answers with a page. */
export function ContactForm({ rejected, heading: Heading = 'h3' }: FormProps) {
  const { t } = useTranslation('site');
  const localize = useLocalizedPath();
  const { typed, errors, result, sending, handleSubmit, handleInput, prepare } = useContactForm(rejected);
  const asked = useAsked();
  const about = asked && t('contact.form.quoteFor', { name: asked.title });
  const form = useRef<HTMLFormElement>(null);
  // Synchronously, not with the next render: a button that was pressed before hydration is pressed again right away.
  useEffect(() => {
    if (form.current) form.current.noValidate = true;
  }, []);
  return (
    <form
      ref={form}
      className="contact-panel on-day"
      method="post"
      encType="multipart/form-data"
      action={localize(sitePages.contact)}
      onSubmit={handleSubmit}
      onInput={handleInput}
      onFocus={prepare}
    >
      <Heading className="type-h3">{t('contact.form.title')}</Heading>
      <div className="field-pair">
        <ContactField label={t('contact.form.name')} required error={errors.name}>
          {(control) => <TextInput {...control} name="name" defaultValue={typed?.name} required autoComplete="name" />}
        </ContactField>
        <ContactField label={t('contact.form.email')} required error={errors.email}>
          {(control) => (
            <TextInput
              {...control}
              name="email"
              defaultValue={typed?.email}
              type="email"
              required
              autoComplete="email"
            />
          )}
        </ContactField>
      </div>
      <div className="field-pair">
        <ContactField label={t('contact.form.phone')} note={t('contact.form.optional')} error={errors.phone}>
          {(control) => (
            <TextInput {...control} name="phone" defaultValue={typed?.phone} type="tel" autoComplete="tel" />
          )}
        </ContactField>
        <ContactField label={t('contact.form.subject')} error={errors.subject}>
          {(control) => (
            <SubjectSelect {...control} defaultValue={typed?.subject ?? (about ? quoteSubject : undefined)} />
          )}
        </ContactField>
      </div>
      <ContactField label={t('contact.form.message')} required error={errors.message}>
        {(control) => (
          <Textarea
            {...control}
            name="message"
            defaultValue={typed?.message ?? about ?? undefined}
            required
            rows={5}
            placeholder={t('contact.form.messagePlaceholder')}
          />
        )}
      </ContactField>
      <HoneypotField label={t('contact.form.leaveEmpty')} />
      <PlainPhotoField label={t('contact.form.photos')} />
      {result?.kind === 'failed' ? <Banner kind="error">{result.text}</Banner> : null}
      <div id={sentId} tabIndex={-1} role="status" className="scroll-mt-6 outline-none empty:hidden">
        {result?.kind === 'sent' ? <SentMessage at={result.at} /> : null}
      </div>
      <Button type="submit" lever busy={sending} busyText={t('contact.form.sending')} className="justify-self-start">
        {t('contact.form.send')}
      </Button>
      <p className="text-sm text-ink-3">
        <span aria-hidden="true" className="required-mark" />
        {` ${t('contact.form.required')} `}
        <PrivacyLink />
      </p>
      {result?.kind === 'sent' && result.message ? (
        <Details key={result.message.ticket} message={result.message} />
      ) : null}
    </form>
  );
}

/** What may be added to a message that was sent. Its code comes only now; without it the message has arrived all the same. */
function Details({ message }: { message: ComponentProps<typeof DetailsPanel> }) {
  const [Panel, setPanel] = useState<typeof DetailsPanel | null>(null);
  useEffect(() => {
    import('./details-panel').then(
      (loaded) => setPanel(() => loaded.DetailsPanel),
      (error: unknown) => console.warn('The panel for photos could not be loaded', error),
    );
  }, []);
  return Panel && <Panel {...message} />;
}

/** What happens to the visitor's data; nothing where the site has no such page. */
function PrivacyLink() {
  const { t } = useTranslation('site');
  const { data } = trpc.pages.forFrame.useQuery({ locale: useContentLocale() });
  const path = data ? data.noticePath : privacyNoticePath;
  if (path === null) return null;
  return (
    <>
      {`${t('contact.form.privacyHint')} `}
      <SiteLink to={path} className="link">
        {t('contact.form.privacy')}
      </SiteLink>
    </>
  );
}

/** Out of sight and out of the tab order: only programs fill it in. The attributes are for password managers. */
function HoneypotField({ label }: { label: string }) {
  return (
    <label className="sr-only" aria-hidden="true">
      {label}
      <input
        name={honeypotName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-lpignore="true"
        data-bwignore=""
      />
    </label>
  );
}

/** Without JavaScript photos go along with the message; with it they are added once that is sent. Last: texts arrive before them. */
function PlainPhotoField({ label }: { label: string }) {
  return (
    <noscript>
      <label>
        {label}
        <input type="file" name="image" accept="image/*" multiple className={controlClass} />
      </label>
    </noscript>
  );
}

type Props = Pick<FieldProps, 'note' | 'error' | 'children'> & { label: string; required?: boolean };

/** The mark of required fields comes from the styles, so that the label's text is the name of the field and no more. */
function ContactField({ label, required = false, ...rest }: Props) {
  return <Field {...rest} label={required ? <span className="required-mark">{label}</span> : label} />;
}

function SubjectSelect(control: FieldControl & { defaultValue?: string }) {
  const { t } = useTranslation('site');
  return (
    <select {...control} name="subject" className={clsx(controlClass, 'contact-select pr-11')}>
      <option value="">{t('contact.form.noSubject')}</option>
      {contactSubjects.map((subject) => (
        <SubjectOption key={subject.text} value={subject.value} text={t(`contact.subjects.${subject.text}`)} />
      ))}
    </select>
  );
}

/** Where the words of the page are those that the firm reads, the page says them once. */
const SubjectOption = ({ value, text }: { value: string; text: string }) => (
  <option value={value === text ? undefined : value}>{text}</option>
);

/** The subject of those who come from the page of a service. */
const quoteSubject = 'Teklif İsteği';

/** What a visitor can choose as the subject, in this order. The firm reads the Turkish value, whatever the form's language. */
const contactSubjects = [
  { text: 'quote', value: quoteSubject },
  { text: 'information', value: 'Genel Bilgi' },
  { text: 'support', value: 'Teknik Destek' },
  { text: 'consulting', value: 'Proje Danışmanlığı' },
  { text: 'maintenance', value: 'Bakım ve Onarım' },
  { text: 'product', value: 'Ürün Bilgisi' },
  { text: 'other', value: 'Diğer' },
] as const;
