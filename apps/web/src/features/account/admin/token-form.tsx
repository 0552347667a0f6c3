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

/** What a token can be allowed, each with a box; the token of an assistant may do nothing but write drafts. */
const boxes = ['read', 'content', 'messages'] as const;

const tokenForm = z
  .object({
    name: newApiToken.shape.name,
    days: z.enum(offeredLives),
    read: z.boolean(),
    content: z.boolean(),
    messages: z.boolean(),
  })
  .refine((values) => boxes.some((box) => values[box]), { path: ['messages'], error: message('apiToken.scopes') });

const blank: z.input<typeof tokenForm> = { name: '', days: '365', read: true, content: false, messages: false };

interface Props {
  /** Of an assistant; otherwise of a program of somebody else, which may do what is ticked. */
  assistant?: boolean;
  onCreated: (token: string) => Promise<void>;
  onCancel: () => void;
}

export function TokenForm({ assistant = false, onCreated, onCancel }: Props) {
  const { t } = useTranslation('admin');
  const create = trpc.account.apiTokens.create.useMutation();
  const form = useSchemaForm(tokenForm, blank);
  const { control, setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  const { submit, failure, busy } = useSubmit(
    form,
    async ({ name, days, ...allowed }) => {
      const scopes = assistant ? (['assistant'] as const) : boxes.filter((box) => allowed[box]);
      const { token } = await create.mutateAsync({ name, days: Number(days), scopes: [...scopes] });
      await onCreated(token);
    },
    t(assistant ? 'assistants.failed' : 'account.secondFactor.failed'),
  );
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        control={control}
        name="name"
        label={t(assistant ? 'assistants.name' : 'account.tokens.name')}
        hint={t(assistant ? 'assistants.nameHint' : 'account.tokens.nameHint')}
        required
        className="max-w-[360px]"
        input={{ autoComplete: 'off' }}
      />
      {assistant ? null : (
        <fieldset className="grid gap-2.5">
          <legend className="mb-2 font-[600]">{t('account.tokens.mayDo')}</legend>
          {boxes.map((box) => (
            <CheckboxField key={box} control={control} name={box} label={t(`account.tokens.scopes.${box}`)} />
          ))}
        </fieldset>
      )}
      <SelectField
        control={control}
        name="days"
        label={t('account.tokens.life')}
        options={offeredLives.map((days) => ({ value: days, text: t(`account.tokens.lives.${days}`) }))}
        className="max-w-[220px]"
      />
      <FormEnd
        failure={failure}
        busy={busy}
        submitLabel={t(assistant ? 'assistants.create' : 'account.tokens.create')}
        onCancel={onCancel}
      />
    </form>
  );
}
