import type { mailSetup } from '@pano/api/mail/mail.schema';
import { findProvider, type MailProvider, mailPresets, mailProviders } from '@pano/api/mail/mail-presets.schema';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { SelectField } from '#kit/admin/form/choice-fields.tsx';
import type { SchemaForm } from '#kit/admin/form/use-schema-form.ts';

type Form = SchemaForm<z.input<typeof mailSetup>, z.output<typeof mailSetup>>;

/** Who runs the mailbox. The choice fills in the server; an address at gmail.com and the like makes the choice. */
export function ProviderField({ form }: { form: Form }) {
  const { t } = useTranslation('admin');
  const { subscribe, getValues, setValue } = form;
  const fillIn = (name: keyof z.input<typeof mailSetup>, value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: getValues(name) !== '' });
  const fillServer = (provider: MailProvider) => {
    const { host, port, encryption } = mailPresets[provider];
    fillIn('host', host ?? '');
    fillIn('port', String(port));
    fillIn('encryption', encryption);
  };
  const follow = useEffectEvent((name: string) => {
    const { provider, from, user } = getValues();
    if (name === 'provider') fillServer(provider);
    if (name !== 'from') return;
    // The user is the address, until somebody types another one.
    if (from.startsWith(user) || user.startsWith(from)) fillIn('user', from);
    const named = findProvider(from);
    if (!named || named === provider) return;
    fillIn('provider', named);
    fillServer(named);
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          if (type === 'change' && name) follow(name);
        },
      }),
    [subscribe],
  );
  return (
    <SelectField
      control={form.control}
      name="provider"
      label={t('mail.fields.provider')}
      options={mailProviders.map((value) => ({ value, text: t(`mail.provider.${value}`) }))}
    />
  );
}
