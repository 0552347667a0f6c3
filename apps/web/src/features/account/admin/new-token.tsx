import { useTranslation } from 'react-i18next';
import { ShownOnce } from './shown-once';

interface Props {
  token: string;
  onSaved: () => void;
}

export function NewToken({ token, onSaved }: Props) {
  const { t } = useTranslation('admin');
  return (
    <ShownOnce
      title={t('account.tokens.created')}
      warning={t('account.tokens.once')}
      text={token}
      copied={t('account.tokens.copied')}
      copyFailed={t('account.tokens.copyFailed')}
      saved={t('account.tokens.saved')}
      onSaved={onSaved}
    >
      <code className="rounded-control border border-line-2 bg-surface-2 px-4 py-3 font-mono [overflow-wrap:anywhere]">
        {token}
      </code>
    </ShownOnce>
  );
}
