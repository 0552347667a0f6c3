import { useTranslation } from 'react-i18next';

/** The names of the fields, for the form and for the comparison of two versions. */
export function useProjectLabels() {
  const { t } = useTranslation('admin');
  return {
    title: t('projects.fields.title'),
    categoryId: t('projects.fields.categoryId'),
    location: t('projects.fields.location'),
    slug: t('projects.fields.slug'),
    description: t('projects.fields.description'),
    content: t('projects.fields.content'),
    image: t('projects.fields.image'),
    seoTitle: t('fields.seo.title'),
    seoDescription: t('fields.seo.description'),
    seoKeywords: t('fields.seo.keywords'),
    order: t('projects.fields.order'),
    visible: t('projects.fields.visible'),
    year: t('projects.fields.year'),
    customer: t('projects.fields.customer'),
    capacity: t('projects.fields.capacity'),
    duration: t('projects.fields.duration'),
    serviceIds: t('projects.fields.serviceIds'),
    beforeImage: t('projects.fields.beforeImage'),
    afterImage: t('projects.fields.afterImage'),
    video: t('projects.fields.video'),
    videoPoster: t('projects.fields.videoPoster'),
    captions: t('projects.fields.captions'),
  };
}
