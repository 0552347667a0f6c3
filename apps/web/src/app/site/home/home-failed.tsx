import { buttonClass } from '@pano/ui/button';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';

/** Nothing at all could be loaded. */
export function HomeFailed() {
  const { t } = useTranslation('site');
  const { revalidate } = useRevalidator();
  return (
    <section className="section">
      <div className="page-wrap grid justify-items-start gap-6">
        <h1 className="type-h1" role="alert">
          {t('home.failed')}
        </h1>
        <button type="button" className={buttonClass({ className: 'needs-script' })} onClick={() => void revalidate()}>
          {t('error.retry')}
        </button>
      </div>
    </section>
  );
}
