/** The one state in which a list shows an article. Hiding a draft changes nothing for visitors, so it stays a draft. */
export function readArticleState(article: { visible: boolean; publishedAt: string | null }) {
  const { visible, publishedAt } = article;
  if (publishedAt === null) return 'draft';
  if (!visible) return 'hidden';
  return Date.parse(publishedAt) > Date.now() ? 'planned' : 'public';
}
