import type { ApiTokenRecord } from '@pano/api/auth/api-token.schema';
import { Button } from '@pano/ui/button';
import { FormSection } from '@pano/ui/form-section';
import { SkeletonCards } from '@pano/ui/skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Pending } from '#kit/admin/pending.tsx';
import { ScreenHead } from '#kit/admin/screen.tsx';
import { trpc } from '#kit/shared/trpc.ts';
import { AssistantSetup } from './assistant-setup';
import { NewToken } from './shown-once';
import { TokenForm } from './token-form';
import { TokenList } from './token-list';

/** The AI programs that write drafts: what they are, their tokens, and how they are connected. */
export function AssistantsRoute() {
  const { t } = useTranslation('admin');
  const assistants = trpc.account.apiTokens.list.useQuery(undefined, { select: onlyAssistants });
  return (
    <>
      <ScreenHead title={t('assistants.title')} description={t('assistants.lead')} />
      <div className="grid max-w-[760px] gap-[18px]">
        {assistants.data ? (
          <Assistants tokens={assistants.data} />
        ) : (
          <Pending queries={[assistants]} failed={t('assistants.loadFailed')}>
            <SkeletonCards label={t('frame.list.loading')} count={1} className="grid-cols-1" />
          </Pending>
        )}
      </div>
    </>
  );
}

const onlyAssistants = (tokens: ApiTokenRecord[]) => tokens.filter(({ scopes }) => scopes.includes('assistant'));

function Assistants({ tokens }: { tokens: readonly ApiTokenRecord[] }) {
  const { t } = useTranslation('admin');
  const utils = trpc.useUtils();
  const [isAdding, setIsAdding] = useState(false);
  /** The token that was just created: nobody can see it again. */
  const [created, setCreated] = useState<string | null>(null);
  const show = async (token: string) => {
    setIsAdding(false);
    setCreated(token);
    await utils.account.apiTokens.list.invalidate();
  };
  return (
    <>
      <FormSection title={t('assistants.tokens')}>
        {tokens.length > 0 ? (
          <TokenList tokens={tokens} question={t('assistants.ask')} />
        ) : (
          <p className="text-ink-2">{t('assistants.empty')}</p>
        )}
        {isAdding ? <TokenForm assistant onCreated={show} onCancel={() => setIsAdding(false)} /> : null}
        {created ? <NewToken token={created} onSaved={() => setCreated(null)} /> : null}
        {isAdding || created ? null : (
          <Button variant="line" size="sm" onClick={() => setIsAdding(true)} className="justify-self-start">
            <Plus aria-hidden="true" />
            {t('assistants.start')}
          </Button>
        )}
      </FormSection>
      {tokens.length > 0 ? <AssistantSetup token={created} /> : null}
    </>
  );
}
