import { useId } from 'react';
import { RichText } from '../../../components/rich-text';
import { SectionHead } from '../../../components/section-head';
import { contentLanguage } from '../../../lib/content-language';
import { trpc } from '../../../lib/trpc';
import { SingleLineDiagram } from './single-line-diagram';

export function AboutSection() {
  const headingId = useId();
  const about = trpc.aboutSection.visible.useQuery().data;
  if (!about) return null;
  return (
    <section id="about" tabIndex={-1} aria-labelledby={headingId} className="section">
      <div className="page-wrap about-grid">
        <div>
          <SectionHead headingId={headingId} title={about.title} titleLang={contentLanguage} />
          <RichText lang={contentLanguage} className="prose" html={about.content} />
        </div>
        <SingleLineDiagram />
      </div>
    </section>
  );
}
