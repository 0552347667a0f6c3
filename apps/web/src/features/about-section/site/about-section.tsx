import { sitePages } from '@pano/api/addresses';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useContentLocale } from '#kit/shared/language.ts';
import { SiteImage } from '#kit/shared/site-image.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { useFieldMarks } from '#kit/site/field-marks.ts';
import { AllLink, SectionHead } from '#kit/site/page-section.tsx';
import { RichText } from '#kit/site/rich-text.tsx';

/** On the home page, and with `h1` on a page of its own. */
export function AboutSection({ heading }: { heading?: 'h1' }) {
  const { t } = useTranslation('site');
  const headingId = useId();
  const about = trpc.aboutSection.visible.useQuery({ locale: useContentLocale() }).data;
  const mark = useFieldMarks('aboutSection', about?.id);
  const markSection = useFieldMarks('homeSettings', 0);
  if (!about) return null;
  return (
    <section id="about" tabIndex={-1} aria-labelledby={headingId} className="section" {...markSection('about')}>
      <div className="page-wrap about-grid">
        <div>
          <SectionHead
            headingId={headingId}
            heading={heading}
            title={about.title}
            titleLang={about.lang}
            mark={mark('title')}
          />
          <RichText lang={about.lang} className="prose" html={about.content} mark={mark('content')} />
          {heading ? null : <AllLink to={sitePages.about} text={t('about.page')} />}
        </div>
        {about.image ? (
          <SiteImage
            {...mark('image')}
            className="about-photo"
            src={about.image}
            picture={about.picture}
            sizes="(min-width: 1000px) 620px, 100vw"
            alt=""
            loading="lazy"
            decoding="async"
          />
        ) : (
          <SingleLineDiagram />
        )}
      </div>
    </section>
  );
}

const feeders = ['motor', 'lighting', 'automation', 'camera', 'charging', 'earth'] as const;

/** The drawing that every job of the house starts with; its labels are text, so that they can be read and translated. */
function SingleLineDiagram() {
  const { t } = useTranslation('site');
  return (
    <figure className="diagram" aria-label={t('about.diagram')}>
      <img src="/art/single-line.svg" alt="" width={640} height={380} loading="lazy" />
      <b className="top-[15%]">{t('about.transformer')}</b>
      <b className="top-[32%]">{t('about.mainBreaker')}</b>
      <ul>
        {feeders.map((feeder) => (
          <li key={feeder}>{t(`about.${feeder}`)}</li>
        ))}
      </ul>
    </figure>
  );
}
