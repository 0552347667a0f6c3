import { useTranslation } from 'react-i18next';
import { freshRecord, RecordGate, useRecordId } from '../../../admin/form/record-gate';
import { trpc } from '../../../lib/trpc';
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
