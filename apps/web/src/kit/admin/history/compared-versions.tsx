import { formatDateTime } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { Checkbox } from '@pano/ui/checkbox';
import { Select } from '@pano/ui/select';
import { SkeletonTable } from '@pano/ui/skeleton';
import { useToast } from '@pano/ui/toast';
import { skipToken } from '@tanstack/react-query';
import { ArrowLeft, Eye } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText, isUnauthorized, readClientError } from '../../shared/client-error';
import { useLocale } from '../../shared/language';
import { trpc } from '../../shared/trpc';
import { useValueWords } from '../form/conflict-dialog';
import { Pending } from '../pending';
import { useSession } from '../session';
import type { HistoryProps } from './field-changes';
import { compareVersions, FieldChanges, type Version, type VersionSummary } from './field-changes';

interface Props {
  form: HistoryProps;
  locale: 'tr' | 'en';
  version: VersionSummary;
  /** The live one, unless its texts were taken off the site. */
  newest: VersionSummary;
  others: readonly VersionSummary[];
  label: (field: string) => string;
  onBack: () => void;
  onRestored: () => Promise<void>;
  onPreview: HistoryProps['onPreview'];
}

/** A version beside another one, at first the one that visitors get, and the way back to it. */
export function ComparedVersions({ form, locale: of, version, newest, others, label, ...props }: Props) {
  const { onPreview } = props;
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const selectId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const present = newest.live ? newest.number : nothing;
  const [otherNumber, setOtherNumber] = useState(version.number === newest.number ? version.number - 1 : newest.number);
  const [onlyChanged, setOnlyChanged] = useState(true);
  const [asks, setAsks] = useState(false);
  const ofRecord = { entity: form.kind, id: form.record.id, locale: of };
  const chosen = trpc.revisions.get.useQuery({ ...ofRecord, number: version.number }, fresh);
  const compares = otherNumber !== nothing;
  const other = trpc.revisions.get.useQuery({ ...ofRecord, number: otherNumber }, { ...fresh, enabled: compares });
  const words = useValueWords(form.showValue);
  const say = useRef(words);
  say.current = words;
  // Who is asked sees what the restoring will do: the live version becomes the chosen one.
  const isOlder = !asks && version.number < otherNumber;
  const fields = useMemo(() => {
    const beside = compares ? other.data : chosen.data && emptied(chosen.data);
    if (!chosen.data || !beside) return null;
    const [before, after] = isOlder ? [chosen.data, beside] : [beside, chosen.data];
    return compareVersions(before, after, (name, value) => say.current(name, value));
  }, [chosen.data, other.data, compares, isOlder]);
  useEffect(() => heading.current?.focus(), []);

  const nameOf = (one: VersionSummary) => (one.live ? t('frame.history.live') : formatDateTime(one.createdAt, locale));
  const second = others.find(({ number }) => number === otherNumber) ?? newest;
  const otherName = compares ? nameOf(second) : t('english.states.missing');
  const names = isOlder ? [nameOf(version), otherName] : [otherName, nameOf(version)];
  const choices = [newest, ...others].filter(
    ({ number }, place, all) => number !== version.number && all.findIndex((one) => one.number === number) === place,
  );
  // Two that were saved within a minute are told apart by their numbers.
  const optionName = (one: VersionSummary) => {
    const isAlone = choices.filter((choice) => nameOf(choice) === nameOf(one)).length === 1;
    return isAlone ? nameOf(one) : `${nameOf(one)} (${one.number})`;
  };
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2.5">
        <Button variant="ghost" size="sm" onClick={props.onBack}>
          <ArrowLeft aria-hidden="true" />
          {t('frame.history.all')}
        </Button>
        <span className="ml-auto flex flex-wrap gap-2.5">
          {onPreview && chosen.data && !asks ? (
            <Button variant="ghost" size="sm" onClick={() => onPreview({ ...chosen.data, locale: of })}>
              <Eye aria-hidden="true" />
              {t('frame.history.preview')}
            </Button>
          ) : null}
          {version.live || asks ? null : (
            <Button
              variant="line"
              size="sm"
              onClick={() => {
                setOtherNumber(present);
                setAsks(true);
              }}
            >
              {t('frame.history.restore')}
            </Button>
          )}
        </span>
      </div>
      <h3 ref={heading} tabIndex={-1} className="type-h4 outline-hidden">
        {t('frame.history.version', { when: formatDateTime(version.createdAt, locale) })}
      </h3>
      {asks && chosen.data ? (
        <RestoreVersion
          form={form}
          locale={of}
          version={chosen.data}
          newest={newest.number}
          label={label}
          onCancel={() => setAsks(false)}
          onRestored={props.onRestored}
        />
      ) : (
        <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
          <div className="grid gap-1">
            <label htmlFor={selectId} className="text-sm font-[600]">
              {t('frame.history.compareWith')}
            </label>
            <Select
              id={selectId}
              value={otherNumber}
              onChange={({ target }) => setOtherNumber(Number(target.value))}
              className="w-64 max-w-full"
            >
              {newest.live ? null : <option value={nothing}>{t('english.states.missing')}</option>}
              {choices.map((one) => (
                <option key={one.number} value={one.number}>
                  {optionName(one)}
                </option>
              ))}
            </Select>
          </div>
          <Checkbox checked={onlyChanged} onCheckedChange={setOnlyChanged} label={t('frame.history.onlyChanged')} />
        </div>
      )}
      <Pending queries={[chosen, other]} failed={t('frame.history.loadFailed')}>
        {fields ? null : <SkeletonTable label={t('frame.history.loading')} rows={4} columns={2} />}
      </Pending>
      {fields ? <FieldChanges fields={fields} names={names} label={label} onlyChanged={onlyChanged || asks} /> : null}
    </div>
  );
}

/** In place of the number of a version: the texts that there are none of. */
const nothing = 0;

const emptied = (version: Version): Version => ({
  ...version,
  values: Object.fromEntries(Object.keys(version.values).map((name) => [name, null])),
});

/** A version never changes; what it says of pictures that are gone may. */
export const fresh = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false } as const;

interface RestoreProps {
  form: HistoryProps;
  locale: 'tr' | 'en';
  version: Version;
  /** The number of the newest version when the panel was opened. */
  newest: number;
  label: (field: string) => string;
  onCancel: () => void;
  /** Closes the panel and shows the record as it is stored now. */
  onRestored: () => Promise<void>;
}

/** Asks before an older version becomes the live one, says what does not come back, and restores it. */
function RestoreVersion({ form, locale, version, newest, label, onCancel, onRestored }: RestoreProps) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const session = useSession();
  const restore = trpc.revisions.restore.useMutation();
  const [failure, setFailure] = useState<{ text: string; isStale: boolean } | null>(null);
  const { kind, record, dirty, keepDraft, hasDrafts = false } = form;
  const draft = trpc.drafts.get.useQuery(
    hasDrafts ? { entity: kind, record: String(record.id), locale } : skipToken,
    fresh,
  );
  const list = (fields: string[]) => [...new Set(fields)].map(label).join(', ');

  const leave = async (): Promise<boolean> => {
    if (dirty && !keepDraft()) {
      setFailure({ text: t('frame.history.notKept'), isStale: false });
      return false;
    }
    return true;
  };
  const confirm = async (as?: 'draft'): Promise<void> => {
    if (!(await leave())) return;
    // English has versions of its own: that of the record says nothing about it.
    const from = locale === 'tr' && record.version !== undefined ? { version: record.version } : { newest };
    const input = { entity: kind, id: record.id, locale, number: version.number, ...from };
    const asDraft = as ? { as, draft: draft.data?.version } : {};
    try {
      const { missing } = await restore.mutateAsync({ ...input, ...asDraft });
      toast.success(t(as ? 'draftForm.restored' : 'frame.history.restored'));
      if (missing.length > 0) toast.info(t('frame.history.missing', { fields: list(missing) }));
    } catch (error) {
      if (isUnauthorized(error) && (await session.signIn.whenClosed())) return confirm(as);
      const isStale = readClientError(error)?.kind === 'stale';
      setFailure({ text: isStale ? t('frame.history.stale') : errorText(error, t('frame.history.failed')), isStale });
      return;
    }
    await onRestored();
  };
  const showLatest = async () => {
    if (await leave()) await onRestored();
  };
  return (
    <Banner kind="info">
      <p className="font-[600]">{t('frame.history.confirm')}</p>
      <p>{t('frame.history.untouched')}</p>
      {version.missing.length > 0 ? <p>{t('frame.history.missing', { fields: list(version.missing) })}</p> : null}
      {version.dropped.length > 0 ? <p>{t('frame.history.dropped', { fields: list(version.dropped) })}</p> : null}
      {version.gone.length > 0 ? (
        <p>{t('frame.history.gone', { fields: list(version.gone.map(({ field }) => field)) })}</p>
      ) : null}
      {draft.data ? <p>{t('draftForm.replaced')}</p> : null}
      {dirty ? <p>{t('frame.history.unsaved')}</p> : null}
      {failure ? (
        <p role="alert" className="mt-2 font-[600] text-err">
          {failure.text}
        </p>
      ) : null}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="line" size="sm" disabled={restore.isPending} onClick={onCancel}>
          {t('frame.confirm.cancel')}
        </Button>
        {failure?.isStale ? (
          <Button size="sm" onClick={() => void showLatest()}>
            {t('frame.history.showLatest')}
          </Button>
        ) : (
          <>
            {hasDrafts ? (
              <Button
                variant="line"
                size="sm"
                disabled={restore.isPending || draft.isPending}
                onClick={() => void confirm('draft')}
              >
                {t('draftForm.restore')}
              </Button>
            ) : null}
            <Button size="sm" busy={restore.isPending} onClick={() => void confirm()}>
              {t('frame.history.restoreNow')}
            </Button>
          </>
        )}
      </div>
    </Banner>
  );
}
