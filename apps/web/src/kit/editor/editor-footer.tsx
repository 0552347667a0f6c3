import { useTranslation } from 'react-i18next';

type Props = { hintId: string; words: number; isUploading: boolean; failure: { message: string } | null };

export function EditorFooter({ hintId, words, isUploading, failure }: Props) {
  const { t } = useTranslation('admin');
  return (
    <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 border-t border-line px-3 py-1.5 text-[0.8125rem] leading-snug text-ink-3 tabular-nums">
      <span>{t('editor.words', { count: words })}</span>
      <span id={hintId} className="sr-only">
        {t('editor.keys')}
      </span>
      <span role="status">{isUploading ? t('editor.uploading') : null}</span>
      {failure ? (
        <span role="alert" className="font-[540] text-err">
          {failure.message || t('editor.uploadFailed')}
        </span>
      ) : null}
    </div>
  );
}
