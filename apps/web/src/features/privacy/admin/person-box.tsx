import { personQuery } from '@pano/api/privacy/privacy.schema';
import { Button } from '@pano/ui/button';
import { Box } from '@pano/ui/card';
import { Field } from '@pano/ui/field';
import { TextInput } from '@pano/ui/text-input';
import { Search } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast, useMessageText } from '#kit/admin/use-failure-toast.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { PersonResult } from './person-result';

/** Finds what is stored about somebody, by e-mail address or phone number. */
export function PersonBox() {
  const { t } = useTranslation('admin');
  const getText = useMessageText();
  const tellFailure = useFailureToast();
  const [contact, setContact] = useState('');
  const [mistake, setMistake] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const find = trpc.privacy.findPerson.useMutation({
    onError: (error) => tellFailure(error, t('privacy.person.findFailed')),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = personQuery.safeParse({ contact });
    setMistake(asked.success ? undefined : getText(asked.error.issues[0]?.message ?? ''));
    if (asked.success) find.mutate(asked.data);
    else input.current?.focus();
  };
  const asked = find.variables?.contact;
  return (
    <Box title={t('privacy.person.title')}>
      <p className="mb-5 text-ink-2">{t('privacy.person.lead')}</p>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <Field
          label={t('privacy.person.contact')}
          hint={t('privacy.person.hint')}
          error={mistake}
          className="w-full sm:w-96"
        >
          {(control) => (
            <TextInput
              {...control}
              ref={input}
              value={contact}
              onChange={({ target }) => {
                setContact(target.value);
                setMistake(undefined);
              }}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </Field>
        <Button type="submit" busy={find.isPending} className="w-full sm:mt-[1.6rem] sm:w-auto">
          <Search aria-hidden="true" />
          {t('privacy.person.find')}
        </Button>
      </form>
      <div aria-live="polite">
        {find.data && asked ? <PersonResult contact={asked} person={find.data} onErased={() => find.reset()} /> : null}
      </div>
    </Box>
  );
}
