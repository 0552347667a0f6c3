import type { Locale } from '@pano/i18n/locales';
import { formatDateTime } from '@pano/i18n/text/dates';
import { type MessageKey, translate } from '@pano/i18n/translate';
import { buttonClass } from '@pano/ui/button';
import { renderToStaticMarkup } from 'react-dom/server';
import { fillTemplate, withoutProgram } from './page-html';

/** The template of a page that shows a draft: without the program, and with a banner that says what it is and until when. */
export function previewTemplate(template: string, locale: Locale, expiresAt: string): string {
  const say = (key: MessageKey) => translate(locale, key, { when: formatDateTime(expiresAt, locale) });
  const banner = renderToStaticMarkup(
    <aside className="preview-banner on-day" lang={locale}>
      <strong>{say('previewLink.banner')}</strong> <span>{say('previewLink.until')}</span>
    </aside>,
  );
  return unlisted(template).replace('<body>', () => `<body>${banner}`);
}

export type PreviewNotice = { title: MessageKey; text?: MessageKey };

/** A page behind a link that shows no draft. */
export function previewNotice(template: string, locale: Locale, { title, text }: PreviewNotice): string {
  const body = renderToStaticMarkup(
    <main className="page-wrap dead-end">
      <div className="dead-end-text">
        <h1 className="type-h2">{translate(locale, title)}</h1>
        {text ? <p className="lead">{translate(locale, text)}</p> : null}
        <a href="/" className={buttonClass({ variant: 'line', className: 'justify-self-start' })}>
          {translate(locale, 'previewLink.home')}
        </a>
      </div>
    </main>,
  );
  return fillTemplate(unlisted(template), {
    '<html lang="tr">': `<html lang="${locale}">`,
    '<!--head-->': renderToStaticMarkup(<title>{translate(locale, title)}</title>),
    '<!--app-->': body,
  });
}

const unlisted = (template: string): string =>
  withoutProgram(template).replace('<!--head-->', '<meta name="robots" content="noindex,nofollow"><!--head-->');
