import { Button } from '@pano/ui/button';
import { Eye } from 'lucide-react';
import { type ComponentType, useCallback, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod';
import { readChanges } from '../form/draft/draft-fields';
import { nameNewRecord } from '../form/draft-link';
import type { EnglishEditing } from '../form/english/english-context';
import type { SchemaForm } from '../form/use-schema-form';
import type { PreviewedVersion } from '../history/field-changes';
import { useMedia } from '../screen';
import { useAction } from '../use-action';
import type { PaneProps, View, ViewProps } from './preview-pane';

/** Of the pane, while it is open. */
type Code = { PreviewPane: ComponentType<PaneProps>; ViewSwitch: ComponentType<ViewProps> };

/** Of what the pane stands in, beside the fields. */
export const besidePreview = 'min-[1280px]:flex min-[1280px]:gap-6';

type Source = Pick<PaneProps, 'kind' | 'record' | 'locale' | 'element' | 'labels' | 'read' | 'subscribe'>;

/** The preview of a screen: the button that opens it, and the pane, whose code is downloaded on the first press. */
export function usePreview(source: Source) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const [code, setCode] = useState<Code | null>(null);
  const [view, setView] = useState<View>('preview');
  const [version, setVersion] = useState<PreviewedVersion | null>(null);
  const beside = useMedia('(min-width: 1280px)');
  const open = async () => {
    const { PreviewPane, ViewSwitch } = await import('./preview-pane');
    setView('preview');
    setCode({ PreviewPane, ViewSwitch });
  };
  const close = () => {
    setCode(null);
    setVersion(null);
  };
  const openSafely = () => void run(open, { failed: t('preview.loadFailed') });
  return {
    /** Shows an older version of the record, beside what publishing would make. */
    showVersion: (older: PreviewedVersion) => {
      setVersion(older);
      openSafely();
    },
    hasVersion: version !== null,
    isOpen: code !== null,
    control:
      code && !beside ? (
        <code.ViewSwitch view={view} onView={setView} />
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={code !== null}
          aria-busy={busy || undefined}
          onClick={code ? close : openSafely}
        >
          <Eye aria-hidden="true" />
          {t('preview.open')}
        </Button>
      ),
    pane: code ? (
      <code.PreviewPane
        key={version?.number}
        {...source}
        version={version}
        beside={beside}
        view={view}
        onView={setView}
        onClose={close}
      />
    ) : null,
  };
}

interface FormSource<Values extends FieldValues, Output> extends Pick<Source, 'kind' | 'element' | 'labels'> {
  /** The name of the record among drafts; null where it has none yet. */
  record: string | null;
  form: SchemaForm<Values, Output>;
  english: (EnglishEditing & { fields: Readonly<Record<string, z.core.$ZodType>> }) | null;
  /** The changed fields in Turkish. */
  read: () => Record<string, unknown>;
}

/** The preview of a form, in the language whose tab is open. */
export function useFormPreview<Values extends FieldValues, Output>({
  form,
  english,
  ...source
}: FormSource<Values, Output>) {
  const [newName] = useState(nameNewRecord);
  const isEnglish = english?.tab === 'en';
  const read = () => {
    const values = source.read();
    if (!english || !isEnglish) return { values };
    const { stored, names, fields, draft } = english;
    const live = stored?.texts ?? Object.fromEntries(names.map((name): [string, null] => [name, null]));
    return { values, english: readChanges(english.form.getValues(), { fields, live }, draft) };
  };
  const { subscribe: subscribeToTurkish } = form;
  const subscribeToEnglish = english?.form.subscribe;
  const subscribe = useCallback(
    (listener: () => void) => {
      const options = { formState: { values: true }, callback: listener };
      const ends = [subscribeToTurkish(options), subscribeToEnglish?.(options)];
      return () => {
        for (const end of ends) end?.();
      };
    },
    [subscribeToTurkish, subscribeToEnglish],
  );
  return usePreview({
    ...source,
    record: source.record ?? newName,
    locale: isEnglish ? 'en' : 'tr',
    read,
    subscribe,
  });
}
