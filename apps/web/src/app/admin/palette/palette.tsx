import { fold } from '@pano/i18n/text/fold';
import { Dialog } from '@pano/ui/dialog';
import { keepPreviousData } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { focusContent } from '#kit/admin/focus-content.ts';
import { useSettled } from '#kit/admin/use-debounced-value.ts';
import { errorText } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { CommandGroup } from './command-group';
import { RecordGroups } from './record-groups';
import { useCommands } from './use-commands';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const typingPauseMs = 200;
const shortestSearch = 2;

/** Jumps to any screen, form or record by typing a part of its name. */
export function Palette({ open, onOpenChange }: Props) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const chosen = useRef(false);
  const { screens, actions } = useCommands(text);
  const asked = useSettled(text, typingPauseMs);
  const long = fold(text).length >= shortestSearch;
  const search = trpc.search.records.useQuery(
    { q: asked },
    { enabled: open && long && fold(asked).length >= shortestSearch, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const found = long ? (search.data ?? []) : [];
  const waiting = long && (asked !== text || search.isFetching);

  const change = (next: boolean) => {
    if (next) chosen.current = false;
    setText('');
    onOpenChange(next);
  };
  const go = (path: string) => {
    chosen.current = true;
    change(false);
    void navigate(path);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      onOpenAutoFocus={() => {
        chosen.current = false;
      }}
      onCloseAutoFocus={(event) => {
        if (!chosen.current) return;
        // The screen that was chosen has the focus, not the button that led to it.
        event.preventDefault();
        focusContent();
      }}
      size="md"
      title={t('palette.title')}
      closeLabel={t('palette.close')}
    >
      {/* Its own bindings would take Ctrl+K, which closes the palette, for "one up". */}
      <Command label={t('palette.placeholder')} shouldFilter={false} vimBindings={false} loop className="grid gap-3">
        <Command.Input
          value={text}
          onValueChange={setText}
          placeholder={t('palette.placeholder')}
          className={inputClass}
        />
        <Command.List label={t('palette.results')} className="max-h-[min(52dvh,420px)] overflow-y-auto">
          <CommandGroup heading={t('palette.screens')} commands={screens} onChoose={go} />
          <CommandGroup heading={t('palette.actions')} commands={actions} onChoose={go} />
          <RecordGroups records={found} onChoose={go} />
        </Command.List>
        <p role="status" className="min-h-5 text-sm text-ink-3">
          {statusText()}
        </p>
      </Command>
    </Dialog>
  );

  function statusText(): string {
    if (waiting) return t('palette.searching');
    if (long && search.isError) return errorText(search.error, t('palette.failed'));
    return screens.length + actions.length + found.length === 0 ? t('palette.nothing') : '';
  }
}

const inputClass =
  'block w-full min-h-12 rounded-control border border-line-strong bg-surface px-(--control-x) text-base text-ink placeholder:text-ink-3 placeholder:opacity-100 focus:border-focus focus:ring-3 focus:ring-focus/28 focus:outline-hidden';
