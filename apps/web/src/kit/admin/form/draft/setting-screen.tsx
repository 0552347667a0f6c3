import { formatShortDateTime } from '@pano/i18n/text/dates';
import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import { SaveBar } from '@pano/ui/save-bar';
import { useToast } from '@pano/ui/toast';
import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '#kit/shared/language.ts';
import { trpc } from '#kit/shared/trpc.ts';
import type { FormKind } from '../../history/field-changes';
import { HistoryButton } from '../../history/history-button';
import { besidePreview, usePreview } from '../../preview/use-preview';
import { ScreenHead } from '../../screen';
import { useAction } from '../../use-action';
import { ConflictDialog, type ShowValue, useChangedFields } from '../conflict-dialog';
import { useFieldNames } from '../field-labels';
import { ReloadContext } from '../loaded-record';
import { DraftNotices } from './draft-notice';
import type { useSettingDraft } from './use-setting-draft';

interface Props {
  kind: FormKind;
  title: string;
  /** What the screen says while every change is live at once. */
  lead: string;
  /** The way to a screen beside this one. */
  link: ReactNode;
  live: object | undefined;
  draft: Pick<
    ReturnType<typeof useSettingDraft>,
    'of' | 'draft' | 'isOn' | 'begin' | 'leave' | 'discard' | 'publish' | 'conflict' | 'collision'
  >;
  showValue: ShowValue;
  children: ReactNode;
}

/** The screen of a setting that stores every change at once, or in a draft: its heading, its draft and its history. */
export function SettingScreen({ kind, title, lead, link, live = {}, draft: setting, showValue, children }: Props) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const toast = useToast();
  const utils = trpc.useUtils();
  const { run, busy } = useAction();
  const nameOf = useFieldNames(kind);
  const { of, draft, isOn, conflict, collision } = setting;
  const labels = new Map(
    Object.keys(live).map((name) => [name, { label: nameOf(name), hint: undefined, required: false }]),
  );
  const changedFields = useChangedFields(labels, showValue);
  const element = useRef<HTMLDivElement>(null);
  const preview = usePreview({
    kind,
    record: of.record,
    locale: of.locale,
    element,
    labels,
    read: () => ({ values: { ...draft?.values } }),
  });
  /** What is live needs no preview, but an older version of it does. */
  const isPreviewed = isOn || preview.hasVersion;
  const publish = async (overwrite?: string) => {
    const store = async () => {
      if (await setting.publish(overwrite)) toast.success(t('draftForm.published'));
    };
    await run(store, { failed: t('draftForm.publishFailed') });
  };
  return (
    <ReloadContext value={{ reload: () => utils.invalidate(), count: 0 }}>
      <div className="flex flex-1 flex-col">
        <div className={clsx('flex-1', isPreviewed && preview.isOpen && besidePreview)}>
          <div ref={element} className="min-w-0 flex-1">
            <ScreenHead
              title={title}
              description={isOn ? undefined : lead}
              actions={
                <>
                  <HistoryButton
                    kind={kind}
                    record={{ id: 0 }}
                    showValue={showValue}
                    hasDrafts
                    dirty={false}
                    keepDraft={() => true}
                    onPreview={preview.showVersion}
                  />
                  {isOn ? null : (
                    <Button variant="line" size="sm" onClick={setting.begin}>
                      {t('draftForm.begin')}
                    </Button>
                  )}
                  {link}
                </>
              }
            />
            {isOn && !draft ? (
              <Banner kind="info" className="mb-4">
                {t('draftForm.begun')}
              </Banner>
            ) : null}
            <DraftNotices kind={kind} showValue={showValue} server={setting} canHide={false} />
            {children}
          </div>
          {isPreviewed ? preview.pane : null}
        </div>
        {isOn ? (
          <form
            className="contents"
            onSubmit={(event) => {
              event.preventDefault();
              if (draft) return void publish();
              toast.info(t('draftForm.same'));
              setting.leave();
            }}
          >
            <SaveBar
              state={busy ? 'saving' : 'saved'}
              stateText={
                draft
                  ? t('draftForm.stored', { when: formatShortDateTime(draft.updatedAt, locale) })
                  : t('frame.form.pristine')
              }
              cancelLabel={t('frame.form.cancel')}
              onCancel={draft ? undefined : setting.leave}
              submitLabel={t('draftForm.publish')}
              busyText={t('frame.form.saving')}
            >
              {preview.control}
            </SaveBar>
          </form>
        ) : null}
      </div>
      <ConflictDialog
        save={{
          ...conflict,
          theirs: conflict.liveTag === undefined ? null : live,
          keepMine: () => void publish(conflict.liveTag),
          takeTheirs: () => void run(conflict.takeTheirs, { failed: t('draftForm.notStored') }),
        }}
        changesTo={(theirs) => changedFields({ ...live, ...draft?.values }, theirs)}
      />
      <ConflictDialog
        save={{
          theirs: collision?.other ?? null,
          isDisputed: (name) => collision?.disputed.includes(name) === true,
          keepMine: () => collision?.answer(true),
          takeTheirs: () => collision?.answer(false),
          postpone: () => collision?.answer(false),
        }}
        changesTo={({ values }) => changedFields({ ...live, ...collision?.values }, { ...live, ...values })}
      />
    </ReloadContext>
  );
}
