import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { errorText } from '#kit/shared/client-error.ts';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { type ContactErrors, contactFields, readContactForm, sentParam } from './contact-values';
import type { SentMessage } from './details-panel';
import type { RejectedForm } from './submit-contact-form';
import { readOrigin } from './visit-origin';

/**
 * The server takes messages written within a moment for a program's. A browser that fills in the whole form by itself can
 * be as fast: then sending waits.
 */
const believableMs = 2000;

const loadCheck = () => import('./check-contact-form');

/** Both are null where the server wrote the page: it keeps the page, so it cannot say what time it is nor which message was sent. */
type Sent = { kind: 'sent'; at: Date | null; message: SentMessage | null };
type Result = Sent | { kind: 'failed'; text: string };

const sentBefore: Sent = { kind: 'sent', at: null, message: null };

/**
 * Checks and sends the form. Nothing typed is lost: only a sent form is emptied.
 * @param rejected the form as the server has rejected it, in a browser without JavaScript
 */
export function useContactForm(rejected?: RejectedForm) {
  const { t } = useTranslation('site');
  const locale = useLocale();
  const submit = trpc.contactForms.submit.useMutation();
  const [params] = useSearchParams();
  const [errors, setErrors] = useState<ContactErrors>(rejected?.errors ?? {});
  const [result, setResult] = useState<Result | null>(
    rejected ? { kind: 'failed', text: rejected.text } : params.has(sentParam) ? sentBefore : null,
  );
  const [sending, setSending] = useState(false);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);

  const send = async (form: HTMLFormElement) => {
    const values = readContactForm(form);
    const { checkContactForm } = await loadCheck();
    const fieldErrors = checkContactForm(values, locale);
    setErrors(fieldErrors);
    const first = contactFields.find((field) => fieldErrors[field]);
    if (first) return form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    await pause(believableMs - (performance.now() - shownAt.current));
    const message = await submit.mutateAsync({
      ...values,
      elapsedMs: performance.now() - shownAt.current,
      origin: readOrigin(),
    });
    form.reset();
    setResult({ kind: 'sent', at: new Date(), message });
  };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = event.currentTarget;
    setSending(true);
    setResult(null);
    try {
      await send(form);
    } catch (error) {
      console.warn('The contact form could not be sent', error);
      setResult({ kind: 'failed', text: errorText(error, t('contact.form.failed')) });
    } finally {
      setSending(false);
    }
  };

  /** An error is gone as soon as its field is edited. */
  const handleInput = (event: FormEvent<HTMLFormElement>) => {
    const field = contactFields.find(
      (name) => event.target instanceof Element && event.target.getAttribute('name') === name,
    );
    // What is added to a sent message is no new one.
    if (!field) return;
    setErrors((before) => ({ ...before, [field]: undefined }));
    setResult((before) => (before?.kind === 'sent' ? null : before));
  };

  return {
    typed: rejected?.values,
    errors,
    result,
    sending,
    handleSubmit,
    handleInput,
    prepare: () => void loadCheck(),
  };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
