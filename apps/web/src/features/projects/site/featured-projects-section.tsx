import { sitePages } from '@pano/api/addresses';
import { useTranslation } from 'react-i18next';
import { useContentLocale } from '#kit/shared/language.ts';
import { type Outputs, trpc } from '#kit/shared/trpc.ts';
import { useSectionTexts } from '#kit/shared/use-company.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { useHomeQuery } from '#kit/site/home-query.ts';
import { homeList } from '#kit/site/loader-context.ts';
import { AllLink, PageSection } from '#kit/site/page-section.tsx';
import { PhotoCard } from '#kit/site/photo-card.tsx';

export function FeaturedProjectsSection() {
  const { t } = useTranslation('site');
  const locale = useContentLocale();
  const texts = useSectionTexts('projects');
  const query = useHomeQuery('projects', homeList);
  const projects = trpc.projects.listVisible.useQuery({ ...query, locale }).data?.items ?? [];
  if (projects.length === 0) return null;
  return (
    <PageSection name="projects" {...texts} ground="white">
      <div className="project-grid" data-count={projects.length}>
        {projects.map((project) => (
          <FeaturedProject key={project.id} project={project} />
        ))}
      </div>
      <AllLink to={sitePages.projects} text={t('projects.all')} />
    </PageSection>
  );
}

function FeaturedProject({ project }: { project: Outputs['projects']['listVisible']['items'][number] }) {
  return <PhotoCard record={project} mark={useFieldMarks('project', project.id)} />;
}
