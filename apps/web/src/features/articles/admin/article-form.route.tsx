import { useTranslation } from 'react-i18next';
import { freshRecord, RecordGate, useRecordId } from '#kit/admin/form/record-gate.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { ArticleForm } from './article-form';

export const NewArticleRoute = () => <ArticleForm />;

export function EditArticleRoute() {
  const { t } = useTranslation('admin');
  const id = useRecordId();
  const article = trpc.articles.get.useQuery({ id }, freshRecord);
  return (
    <RecordGate query={article} failed={t('articles.loadFailed')} listPath="/admin/articles">
      {(record) => <ArticleForm key={record.id} article={record} />}
    </RecordGate>
  );
}
