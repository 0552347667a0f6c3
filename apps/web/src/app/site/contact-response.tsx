import type { Locale } from '@pano/i18n/locales';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { readContactData, sentId, sentParam } from '#features/contact-forms/site/contact-values.ts';
import { submitContactForm } from '#features/contact-forms/site/submit-contact-form.ts';
import { ContentLocale } from '#kit/shared/language.ts';
import { siteEntities } from './entities';
import { createClients, fillTemplate, type SiteApi, splitHead, unavailableSeconds, withoutProgram } from './page-html';
import { Providers } from './providers';
import { RejectedFormPage } from './rejected-form-page';

type Options = {
  /** The path that the form was sent to. */
  path: string;
  /** The path of the page on which it stands. */
  page: string;
  locale: Locale;
  template: string;
  api: SiteApi;
  /** The public address of the site, without a slash at its end. */
  origin: string;
  /** Whether photos come behind the texts. */
  hasPhotos: boolean;
  /** Makes a page while no other is being made. */
  runSingly: (work: () => Promise<string>) => Promise<string>;
};

/**
 * Takes the form of a browser without JavaScript. A sent message leads to a page of its own, so that reloading does not
 * send it again; a rejected one shows a small page with the form and everything that was typed.
 * @returns with the response the ticket with which photos are added
 */
export async function takeContactForm(
  form: FormData,
  options: Options,
): Promise<{ response: Response; ticket?: string }> {
  const { path, page, locale, template, api, origin, hasPhotos, runSingly } = options;
  const { queryClient, client, i18n, utils } = await createClients(locale, api);
  const { t } = i18n;
  const result = await submitContactForm(client, readContactData(form), page, t, locale);
  if ('ticket' in result) {
    const headers = { location: `${path}?${sentParam}#${sentId}` };
    return { response: new Response(null, { status: 303, headers }), ticket: result.ticket };
  }
  const rejected = hasPhotos ? { ...result, text: `${result.text} ${t('contact.form.photosAgain')}` } : result;
  const app = await runSingly(async () => {
    await Promise.all([
      utils.company.get.prefetch(),
      ...siteEntities.map(({ loadFrame }) => loadFrame?.(utils, locale)),
    ]);
    return renderToStaticMarkup(
      <Providers queryClient={queryClient} client={client} i18n={i18n} origin={origin} bypass={false}>
        <StaticRouter location={path}>
          <ContentLocale value={locale}>
            <RejectedFormPage form={rejected} />
          </ContentLocale>
        </StaticRouter>
      </Providers>,
    );
  });
  const { head, body } = splitHead(app);
  const html = fillTemplate(withoutProgram(template), {
    '<html lang="tr">': `<html lang="${locale}">`,
    '<!--head-->': head,
    '<!--app-->': body,
  });
  const { status } = rejected;
  const response = new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-language': locale,
      'cache-control': 'no-store',
      ...(status === 503 ? { 'retry-after': unavailableSeconds } : {}),
    },
  });
  return { response };
}
