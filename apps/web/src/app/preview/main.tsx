import '#kit/styles/site.css';
import './preview.css';
import { createI18n } from '@pano/i18n/i18n';
import { completeBrowser } from '#kit/shared/old-browser.ts';
import { type FromPreview, isFrom, send, type ToPreview } from '#kit/shared/preview-messages.ts';
import { loadSite } from '../site/language';
import { isPageState } from '../site/state';
import { markEdited } from './edited-field';
import { listenToPresses } from './presses';
import { createPreview } from './preview-page';

/** The form that opened this document, as a frame or as a window of its own. */
const form: Window | null = window.parent === window ? window.opener : window.parent;

async function start(root: HTMLElement, form: Window) {
  await completeBrowser();
  const tell = (message: FromPreview) => send(form, message);
  const i18n = createI18n('tr', { tr: { site: await loadSite('tr') } });
  const preview = createPreview(i18n, root, () => tell({ type: 'failed' }));
  listenToPresses(tell);
  let shown = Promise.resolve();
  addEventListener('message', (event: MessageEvent<ToPreview>) => {
    if (!isFrom(event, form)) return;
    const { data } = event;
    if (data.type === 'field') markEdited(data.names);
    if (data.type !== 'show') return;
    if (!isPageState(data.state) || data.state.router.errors) tell({ type: 'failed' });
    else {
      const { state } = data;
      shown = shown.then(() => preview.show({ ...data, state })).catch(() => tell({ type: 'failed' }));
    }
  });
  tell({ type: 'ready' });
}

const root = document.getElementById('root');
if (root && form) await start(root, form);
