import { useId } from 'react';
import { trpc } from '#kit/shared/trpc.ts';
import { contentLanguage } from '#kit/site/content-language.ts';
import { RichText } from '#kit/site/rich-text.tsx';
import { SectionHead } from '#kit/site/section-head.tsx';
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
