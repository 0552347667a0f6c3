import { buttonClass } from '@pano/ui/button';
import { Plate } from '@pano/ui/plate';
import { useTranslation } from 'react-i18next';
import { WhatsappIcon } from '#kit/shared/whatsapp-icon.tsx';
import { useWhatsappHref } from '#kit/site/asked-service.ts';
import { QuoteLink } from '#kit/site/site-link.tsx';

/** The way to a quote for the service; on wide screens it stays in view beside the text. */
export function ServiceOffer() {
  const { t } = useTranslation('site');
  const whatsapp = useWhatsappHref();
  return (
    <aside className="facts" aria-labelledby="offer-title">
      <div className="facts-title">
        <h2 id="offer-title" className="type-h4">
          {t('service.ctaTitle')}
        </h2>
        <span aria-hidden="true">
          <Plate>Q1</Plate>
        </span>
      </div>
      <div className="facts-quote border-t-0">
        <p className="text-sm text-ink-3">{t('service.ctaText')}</p>
        <QuoteLink className="justify-self-start" />
        {whatsapp ? (
          <a
            className={buttonClass({ variant: 'line', className: 'justify-self-start' })}
            href={whatsapp}
            target="_blank"
            rel="noopener"
          >
            <WhatsappIcon />
            {t('service.whatsapp')}
          </a>
        ) : null}
      </div>
    </aside>
  );
}
