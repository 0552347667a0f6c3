import { newApiToken, offeredLives } from '@pano/api/auth/api-token.schema';
import { message } from '@pano/i18n/message';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { CheckboxField, SelectField } from '#kit/admin/form/choice-fields.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { FormEnd } from './form-end';

const { name } = newApiToken.shape;

/** The form has a box to tick for each scope. */
const tokenForm = z
  .object({
    name,
    days: z.enum(offeredLives),
    read: z.boolean(),
    content: z.boolean(),
    messages: z.boolean(),
  })
  .refine(({ read, content, messages }) => read || content || messages, {
    path: ['messages'],
    error: message('apiToken.scopes'),
  });

const blank: z.input<typeof tokenForm> = {
  name: '',
  days: '365',
  read: true,
  content: false,
  messages: false,
};

interface Props {
  onCreated: (token: string) => Promise<void>;
  onCancel: () => void;
}

export function TokenForm({ onCreated, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const create = trpc.account.apiTokens.create.useMutation();
  const form = useSchemaForm(tokenForm, blank);
  const { control, setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const { submit, failure, busy } = useSubmit(
    form,
    async ({ read, content, messages, days, ...values }) => {
      const scopes = [
        ...(read ? (['read'] as const) : []),
        ...(content ? (['content'] as const) : []),
        ...(messages ? (['messages'] as const) : []),
      ];
      await onCreated((await create.mutateAsync({ ...values, days: Number(days), scopes })).token);
    },
    t('account.secondFactor.failed'),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        control={control}
        name="name"
        label={t('account.tokens.name')}
        hint={t('account.tokens.nameHint')}
        required
        className="max-w-[360px]"
        input={{ autoComplete: 'off' }}
      />
      <fieldset className="grid gap-2.5">
        <legend className="mb-2 font-[600]">{t('account.tokens.mayDo')}</legend>
        <CheckboxField control={control} name="read" label={t('account.tokens.scopes.read')} />
        <CheckboxField control={control} name="content" label={t('account.tokens.scopes.content')} />
        <CheckboxField control={control} name="messages" label={t('account.tokens.scopes.messages')} />
      </fieldset>
      <SelectField
        control={control}
        name="days"
        label={t('account.tokens.life')}
        options={offeredLives.map((days) => ({ value: days, text: t(`account.tokens.lives.${days}`) }))}
        className="max-w-[220px]"
      />
      <FormEnd failure={failure} busy={busy} submitLabel={t('account.tokens.create')} onCancel={onCancel} />
    </form>
  );
}
