import { createI18n } from '@pano/i18n/i18n';

let loading: ReturnType<typeof load> | undefined;

async function load() {
  const [{ admin: turkish }, { admin: english }, { default: i18next }] = await Promise.all([
    import('@pano/i18n/tr/admin/index'),
    import('@pano/i18n/en/admin/index'),
    import('i18next'),
  ]);
  return createI18n('tr', { tr: { admin: turkish }, en: { admin: english } }, i18next);
}

/** The words of the back office in both languages, which most of the server does not need: loaded with their first use. */
export function loadAdminWords(): ReturnType<typeof load> {
  loading ??= load();
  return loading;
}
