import { Button } from '@pano/ui/button';
import { Dialog } from '@pano/ui/dialog';
import { Field } from '@pano/ui/field';
import { Segmented } from '@pano/ui/segmented';
import { TextInput } from '@pano/ui/text-input';
import { useToast } from '@pano/ui/toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '#kit/shared/trpc.ts';
import { ActionButton, DialogButton } from '../../action-button';
import { freshRecord } from '../loaded-record';
import { EndLinkButton, type LinkedDocument, useLinkWords } from './preview-link';

/** Opens the dialog with the links to a draft. */
export function PreviewLinkButton({ of }: { of: LinkedDocument }) {
  const { t } = useTranslation('admin');
  return (
    <DialogButton
      variant="line"
      aria-label={of.locale === 'en' ? t('previewLinks.ofEnglish') : undefined}
      renderDialog={(close) => <PreviewLinkDialog of={of} onClose={close} />}
    >
      {t('previewLinks.open')}
    </DialogButton>
  );
}

const days = { '1': 1, '3': 3, '7': 7 } as const;
type Days = keyof typeof days;
const choices: readonly Days[] = ['1', '3', '7'];

interface Props {
  of: LinkedDocument;
  onClose: () => void;
}

/** Makes a link to a draft, tells its address once, and ends those that there are. */
function PreviewLinkDialog({ of, onClose }: Props) {
  const { t } = useTranslation('admin');
  const words = useLinkWords();
  const utils = trpc.useUtils();
  const create = trpc.previewLinks.create.useMutation({ onSettled: () => utils.previewLinks.invalidate() });
  const { data: links = [] } = trpc.previewLinks.get.useQuery(of, freshRecord);
  const [choice, setChoice] = useState<Days>('3');
  const make = () => create.mutateAsync({ ...of, days: days[choice] });
  const made = create.data;
  const isValid = made !== undefined && links.some(({ id }) => id === made.link.id);
  return (
    <Dialog onClose={onClose} size="md" title={t('previewLinks.open')} description={t('previewLinks.lead')}>
      <div className="grid gap-5">
        <div className="grid justify-items-start gap-3">
          <p aria-hidden="true" className="font-[560]">
            {t('previewLinks.days')}
          </p>
          <Segmented
            label={t('previewLinks.days')}
            value={choice}
            onValueChange={setChoice}
            options={choices.map((value) => ({ value, text: t('previewLinks.forDays', { count: days[value] }) }))}
          />
          <ActionButton action={make} texts={{ failed: t('previewLinks.failed') }} className="max-sm:w-full">
            {t('previewLinks.create')}
          </ActionButton>
        </div>
        {isValid ? <LinkAddress key={made.link.id} address={location.origin + made.path} /> : null}
        {links.length > 0 ? (
          <section aria-label={t('previewLinks.valid')}>
            <h3 className="mb-1 font-[600]">{t('previewLinks.valid')}</h3>
            <ul className="divide-y divide-line">
              {links.map((link) => (
                <li key={link.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                  <p className="min-w-0 flex-[1_1_12rem] text-sm wrap-anywhere">{words(link)}</p>
                  <EndLinkButton link={link} name={words(link)} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </Dialog>
  );
}

/** The address of a new link, to copy. */
function LinkAddress({ address }: { address: string }) {
  const { t } = useTranslation('admin');
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success(t('previewLinks.copied'));
    } catch {
      // No permission, or no clipboard without https: the address stands in the field and can be selected.
      toast.error(t('previewLinks.copyFailed'));
    }
  };
  return (
    <div className="grid gap-3" role="status">
      <Field label={t('previewLinks.address')} hint={t('previewLinks.once')}>
        {(control) => <TextInput {...control} readOnly value={address} onFocus={({ target }) => target.select()} />}
      </Field>
      <Button variant="line" size="sm" onClick={() => void copy()} className="max-sm:w-full sm:justify-self-start">
        {t('previewLinks.copy')}
      </Button>
    </div>
  );
}
