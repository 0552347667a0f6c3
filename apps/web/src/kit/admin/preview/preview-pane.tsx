import { composedSections, sluggedKinds, slugRedirectNames } from '@pano/api/addresses';
import type { Locale } from '@pano/i18n/locales';
import { formatDateTime } from '@pano/i18n/text/dates';
import { Button, IconButton } from '@pano/ui/button';
import { Segmented } from '@pano/ui/segmented';
import { useQueryClient } from '@tanstack/react-query';
import { ExternalLink, X } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../shared/language';
import type { FieldLabels } from '../form/field-labels';
import type { FormKind, PreviewedVersion } from '../history/field-changes';
import { useMedia } from '../screen';
import { useSession } from '../session';
import { focusField, readFieldNames } from './form-fields';
import { PaneGrip, usualShare } from './pane-grip';
import { PreviewFrame, type PreviewWidth, previewWidths } from './preview-frame';
import { type PreviewInput, usePreviewPage } from './use-preview-page';
import { usePreviewWindows } from './use-preview-windows';

export type View = 'edit' | 'preview';

export interface ViewProps {
  view: View;
  onView: (view: View) => void;
}

export interface PaneProps extends ViewProps {
  kind: FormKind;
  /** The name of the record among drafts. */
  record: string;
  /** Of the texts that are edited. */
  locale: Locale;
  element: RefObject<HTMLElement | null>;
  labels: FieldLabels;
  /** The changed fields. */
  read: () => Pick<PreviewInput, 'values' | 'english'>;
  /** Absent where every change is stored at once. */
  subscribe?: ((listener: () => void) => () => void) | undefined;
  /** Is shown first, in turns with what publishing would make. */
  version: PreviewedVersion | null;
  /** Stands beside the form; else it takes the whole window while it is looked at. */
  beside: boolean;
  onClose: () => void;
}

/** The page of the record as publishing the form would make it. */
export function PreviewPane(props: PaneProps) {
  const { kind, record, element, labels, subscribe, version, beside, view } = props;
  const { t } = useTranslation('admin');
  const session = useSession();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const places = listPlaces(kind);
  const [place, setPlace] = useState(places[0]);
  // Narrower windows do not show the menu and the telephone of the header, which are no records among others.
  const [width, setWidth] = useState<PreviewWidth>(beside ? (record === '0' ? 'desktop' : 'tablet') : 'phone');
  /** The window itself is as wide as a phone. */
  const isPhone = useMedia('(max-width: 639px)');
  const [share, setShare] = useState(usualShare);
  const [isLinkPressed, setIsLinkPressed] = useState(false);
  const [side, setSide] = useState<'before' | 'after'>('before');
  const shownVersion = side === 'before' ? version : null;
  const locale = shownVersion?.locale ?? props.locale;
  const language = useLocale();
  const shown = useRef('');
  /** The fields that were filled in last, the innermost first. */
  const filled = useRef<string[]>([]);

  const windows = usePreviewWindows(frame, (message) => {
    if (message.type === 'failed') return setProblem('failed');
    if (message.type === 'inert') return setIsLinkPressed(true);
    props.onView('edit');
    // The form is there again once the pane is closed.
    requestAnimationFrame(() => focusField(element, message.name, message.paragraph));
  });
  const subscribeToAll = useSubscription(subscribe);
  const { page, problem, refresh, setProblem } = usePreviewPage(
    `${record} ${locale} ${place} ${shownVersion?.number}`,
    () => ({ entity: kind, record, locale, place, ...(shownVersion ? { values: shownVersion.values } : props.read()) }),
    subscribeToAll,
    ({ state, path, id }) => {
      const asked = `${locale} ${place}`;
      windows.show({ type: 'show', state, path, edited: { kind, id }, find: shown.current !== asked });
      shown.current = asked;
    },
  );
  const signIn = () => {
    // A window over everything would hide the dialog.
    props.onView('edit');
    void session.signIn.request();
  };
  const tellField = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Node && dialog.current?.contains(target)) return;
    filled.current = readFieldNames(target);
    windows.tell({ type: 'field', names: filled.current });
  });
  useEffect(() => {
    const form = element.current;
    const tell = (event: FocusEvent) => tellField(event);
    form?.addEventListener('focusin', tell);
    return () => form?.removeEventListener('focusin', tell);
  }, [element]);
  const showFilled = useEffectEvent(() => {
    // While the pane is closed nothing of the page has a place.
    if (filled.current.length > 0) windows.tell({ type: 'field', names: filled.current });
  });
  useLayoutEffect(() => {
    const pane = dialog.current;
    if (!pane) return;
    if (pane.open) pane.close();
    // Opened by its method it would take the focus from the form.
    if (beside) pane.open = true;
    else if (view === 'preview') {
      pane.showModal();
      showFilled();
    }
  }, [beside, view]);

  const outdated = page?.outdated.map((path) => nameField(path, labels)).join(', ');
  const status = readStatus();
  return (
    <dialog
      ref={dialog}
      data-preview=""
      aria-label={t('preview.title')}
      onCancel={() => props.onView('edit')}
      style={{ width: beside ? `${share}%` : undefined }}
      className={beside ? besideClass : 'fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none bg-surface p-0 text-ink'}
    >
      {beside ? <PaneGrip pane={dialog} share={share} onShare={setShare} /> : null}
      <div className="flex h-full flex-col">
        <div
          data-preview-bar=""
          className="flex items-center gap-2 border-b border-line-2 px-2 py-2 sm:flex-wrap sm:px-3"
        >
          {beside ? null : <ViewSwitch view={view} onView={props.onView} />}
          {isPhone ? null : (
            <Segmented
              label={t('preview.widths.label')}
              value={width}
              onValueChange={setWidth}
              options={widthNames.map((value) => ({ value, text: t(`preview.widths.${value}`) }))}
            />
          )}
          {places.length > 1 ? (
            <Segmented
              label={t('preview.places.label')}
              value={place}
              onValueChange={setPlace}
              options={places.map((value) => ({ value, text: t(`preview.places.${value}`) }))}
            />
          ) : null}
          <span className="ml-auto flex">
            {isPhone ? null : (
              <IconButton label={t('preview.detach')} onClick={windows.detach}>
                <ExternalLink aria-hidden="true" />
              </IconButton>
            )}
            <IconButton label={t('preview.close')} onClick={props.onClose}>
              <X aria-hidden="true" />
            </IconButton>
          </span>
        </div>
        <PreviewFrame frame={frame} width={isPhone ? null : width} />
        <div
          className={
            status || version
              ? 'flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line-2 px-3 py-2 text-sm'
              : ''
          }
        >
          <p role="status" className={problem || outdated ? 'text-ink' : 'text-ink-3'}>
            {status}
          </p>
          {version ? (
            <Segmented
              className="ml-auto"
              label={t('preview.sides.label')}
              value={side}
              onValueChange={setSide}
              options={sides.map((value) => ({ value, text: t(`preview.sides.${value}`) }))}
            />
          ) : null}
          {problem && problem !== 'busy' ? (
            <Button variant="line" size="sm" onClick={problem === 'signedOut' ? signIn : refresh}>
              {t(problem === 'signedOut' ? 'frame.login.submit' : 'preview.refresh')}
            </Button>
          ) : null}
        </div>
      </div>
    </dialog>
  );

  function readStatus(): string {
    if (problem) return t(`preview.${problem}`);
    if (!page) return t('preview.loading');
    if (outdated) return t('preview.outdated', { fields: outdated });
    if (shownVersion) return t('preview.version', { when: formatDateTime(shownVersion.createdAt, language) });
    if (version) return t('preview.present');
    if (page.card !== 'listed') return t(`preview.${page.card}`);
    // A phone has no room to say so before.
    return isPhone && !isLinkPressed ? '' : t('preview.inert');
  }
}

/** What a field is called, and of an item of a list its place, counted from 1. */
function nameField(path: string, labels: FieldLabels): string {
  const [, name = path, place] = /^(.+)\.(\d+)$/.exec(path) ?? [];
  const label = labels.get(name)?.label ?? name;
  return place === undefined ? label : `${label} (${Number(place) + 1})`;
}

const besideClass =
  'sticky top-[calc(var(--sticky-top)+20px)] z-10 m-0 h-[calc(100dvh-var(--sticky-top)-116px)] max-h-none flex-none overflow-visible rounded-card border border-line-2 bg-surface p-0 text-ink';

const sides = ['before', 'after'] as const;

const widthNames = Object.keys(previewWidths).filter((name): name is PreviewWidth => name in previewWidths);

/** Chooses what a narrow window shows. */
export function ViewSwitch({ view, onView }: ViewProps) {
  const { t } = useTranslation('admin');
  return (
    <Segmented
      className="grid grid-cols-2"
      label={t('preview.view')}
      value={view}
      onValueChange={onView}
      options={[
        { value: 'edit', text: t('preview.edit') },
        { value: 'preview', text: t('preview.open') },
      ]}
    />
  );
}

/** Where visitors meet a record of the kind: on a page of its own, among others on the home page, or both. */
function listPlaces(kind: FormKind): [PreviewInput['place'], ...PreviewInput['place'][]] {
  const slugged = sluggedKinds.find((name) => name === kind);
  if (!slugged) return ['card'];
  return composedSections.some((name) => name === slugRedirectNames[slugged]) ? ['page', 'card'] : ['page'];
}

/** Calls the listener with every change of the form, and where something of the record was written besides, such as a picture. */
function useSubscription(subscribe: PaneProps['subscribe']) {
  const queryClient = useQueryClient();
  return useCallback(
    (listener: () => void) => {
      const ends = [
        subscribe?.(listener),
        queryClient.getMutationCache().subscribe((event) => {
          if (event.type === 'updated' && event.action.type === 'success') listener();
        }),
      ];
      return () => {
        for (const end of ends) end?.();
      };
    },
    [subscribe, queryClient],
  );
}
