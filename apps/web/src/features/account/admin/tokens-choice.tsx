import type { ApiTokenRecord } from '@pano/api/auth/api-token.schema';
import { formatDateTime } from '@pano/i18n/text/dates';
import type { Control, FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#kit/admin/form/choice-fields.tsx';
import { useLocale } from '#kit/shared/language.ts';

interface Props<Values extends FieldValues, Output> {
  tokens: readonly ApiTokenRecord[];
  control: Control<Values, unknown, Output>;
  name: FieldPathByValue<Values, boolean | undefined>;
}

/** The API tokens that go on working with a new password, and the choice to revoke them; nothing where there are none. */
export function TokensChoice<Values extends FieldValues, Output>({ tokens, control, name }: Props<Values, Output>) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  if (tokens.length === 0) return null;
  return (
    <fieldset className="grid gap-2.5">
      <legend className="mb-2">{t('account.tokens.goOn')}</legend>
      <ul className="grid list-disc gap-1 ps-5 text-sm [overflow-wrap:anywhere]">
        {tokens.map(({ id, name: token, lastUsedAt }) => (
          <li key={id}>
            <span className="font-[600]">{token}</span>{' '}
            {lastUsedAt
              ? t('account.tokens.lastUse', { when: formatDateTime(lastUsedAt, locale) })
              : t('account.tokens.unused')}
          </li>
        ))}
      </ul>
      <CheckboxField control={control} name={name} label={t('account.tokens.revokeAll')} />
    </fieldset>
  );
}
