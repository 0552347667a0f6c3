import { useTranslation } from 'react-i18next';

const feeders = ['motor', 'lighting', 'automation', 'camera', 'charging', 'earth'] as const;

/** The drawing that every job of the house starts with; its labels are text, so that they can be read and translated. */
export function SingleLineDiagram() {
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
