import type { Lead } from '@pano/api/contact-forms/lead.schema';
import { Button } from '@pano/ui/button';
import { Field } from '@pano/ui/field';
import { Textarea } from '@pano/ui/text-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldScreen } from '#kit/admin/form/leave-guard.tsx';
import { draftKey, readDraft, removeDraft, writeDraft } from '#kit/admin/form/stored-drafts.ts';
import { useAction } from '#kit/admin/use-action.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { useLeadChanged } from './use-leads';

const noteLength = 5000;

/** Adds a note. What is typed stays in this browser until the server has it, also where the screen is left. */
export function NoteBox({ lead: { id, name } }: { lead: Pick<Lead, 'id' | 'name'> }) {
  const { t } = useTranslation('admin');
  const { run, busy } = useAction();
  const addNote = trpc.leads.addNote.useMutation({ onSuccess: useLeadChanged() });
  const key = draftKey('contactForm', id);
  const [text, setText] = useState(() => readTyped(key));
  useHoldScreen(text !== '');
  const type = (typed: string) => {
    setText(typed);
    if (typed === '') removeDraft(key);
    else
      writeDraft(key, { savedAt: new Date().toISOString(), version: null, values: { name, text: typed }, base: null });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    const texts = { done: t('leadDesk.notes.saved'), failed: t('leadDesk.notes.failed') };
    if (await run(() => addNote.mutateAsync({ id, data: { text } }), texts)) type('');
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-2.5">
      <Field label={t('leadDesk.notes.label')}>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={noteLength}
            placeholder={t('leadDesk.notes.placeholder')}
            value={text}
            readOnly={busy}
            onChange={({ target }) => type(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="dark" size="sm" busy={busy} className="justify-self-start">
        {t('leadDesk.notes.add')}
      </Button>
    </form>
  );
}

function readTyped(key: string): string {
  const values = readDraft(key)?.values;
  return typeof values === 'object' && values && 'text' in values && typeof values.text === 'string' ? values.text : '';
}
