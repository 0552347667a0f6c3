import { newApiToken, offeredLives } from '@pano/api/auth/api-token.schema';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod';
import { SelectField } from '#kit/admin/form/choice-fields.tsx';
import { TextField } from '#kit/admin/form/text-field.tsx';
import { useSchemaForm } from '#kit/admin/form/use-schema-form.ts';
import { useSubmit } from '#kit/admin/form/use-submit.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { FormEnd } from './form-end';

const assistantForm = z.object({ name: newApiToken.shape.name, days: z.enum(offeredLives) });

const blank: z.input<typeof assistantForm> = { name: '', days: '365' };

interface Props {
  onCreated: (token: string) => Promise<void>;
  onCancel: () => void;
}

/** Makes the token of an assistant, which may do nothing but write drafts. */
export function AssistantForm({ onCreated, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const create = trpc.account.apiTokens.create.useMutation();
  const form = useSchemaForm(assistantForm, blank);
  const { control, setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const { submit, failure, busy } = useSubmit(
    form,
    async ({ name, days }) => {
      const { token } = await create.mutateAsync({ name, days: Number(days), scopes: ['assistant'] });
      await onCreated(token);
    },
    t('assistants.failed'),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        control={control}
        name="name"
        label={t('assistants.name')}
        hint={t('assistants.nameHint')}
        required
        className="max-w-[360px]"
        input={{ autoComplete: 'off' }}
      />
      <SelectField
        control={control}
        name="days"
        label={t('account.tokens.life')}
        options={offeredLives.map((days) => ({ value: days, text: t(`account.tokens.lives.${days}`) }))}
        className="max-w-[220px]"
      />
      <FormEnd failure={failure} busy={busy} submitLabel={t('assistants.create')} onCancel={onCancel} />
    </form>
  );
}
