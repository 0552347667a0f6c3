import { assistantPath } from '@pano/api/plain-addresses';
import { FormSection } from '@pano/ui/form-section';
import { Segmented } from '@pano/ui/segmented';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionButton } from '#kit/admin/action-button.tsx';
import { type Program, programs, writeConfig } from './assistant-configs';

/** The address for assistants, and a configuration of each common program to copy. */
export function AssistantSetup({ token }: { token: string | null }) {
  const { t } = useTranslation('admin');
  const [program, setProgram] = useState<Program>('claude');
  const address = location.origin + assistantPath;
  const placeholder = t('assistants.placeholder');
  return (
    <FormSection title={t('assistants.setup')} description={t('assistants.setupLead')}>
      <Copied
        label={t('assistants.address')}
        text={address}
        copy={t('assistants.copyAddress')}
        copied={t('assistants.addressCopied')}
      />
      <Segmented
        label={t('assistants.program')}
        value={program}
        onValueChange={setProgram}
        options={programs.map((value) => ({ value, text: t(`assistants.programs.${value}`) }))}
        className="justify-self-start"
      />
      <p>{t(`assistants.hints.${program}`)}</p>
      <Copied
        label={t(`assistants.programs.${program}`)}
        text={writeConfig(program, { address, token: token ?? placeholder })}
        copy={t('assistants.copyConfig')}
        copied={t('assistants.configCopied')}
      />
      {token === null ? <p className="text-sm text-ink-3">{t('assistants.replace', { placeholder })}</p> : null}
    </FormSection>
  );
}

interface CopiedProps {
  label: string;
  text: string;
  copy: string;
  copied: string;
}

/** A text to copy. */
function Copied({ label, text, copy, copied }: CopiedProps) {
  const { t } = useTranslation('admin');
  return (
    <section aria-label={label} className="grid gap-2.5">
      <pre className="rounded-control border border-line-2 bg-surface-2 px-4 py-3 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        {text}
      </pre>
      <ActionButton
        variant="line"
        action={() => navigator.clipboard.writeText(text)}
        texts={{ done: copied, failed: t('assistants.copyFailed') }}
        className="justify-self-start"
      >
        <Copy aria-hidden="true" />
        {copy}
      </ActionButton>
    </section>
  );
}
