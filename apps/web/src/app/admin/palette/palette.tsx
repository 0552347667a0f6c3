import type { SearchResult } from '@pano/api';
import { adminRecordPath } from '@pano/api/addresses';
import { fold } from '@pano/i18n/text/fold';
import { Dialog } from '@pano/ui/dialog';
import { focusContent } from '@pano/ui/overlay';
import { keepPreviousData } from '@tanstack/react-query';
import { Command } from 'cmdk';
import { Plus } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDebouncedValue } from '#kit/admin/use-debounced-value.ts';
import { errorText } from '#kit/shared/client-error.ts';
import { trpc } from '#kit/shared/trpc.ts';
import { allScreens, entities } from '../entities';
import { useMenu } from '../frame/menu-list';
import { useMayOpen } from '../frame/owners-only';
import { type Entry, useTasks } from './tasks';

interface Props {
  open: boolean;
  onClose: () => void;
  /** What was typed before it was there. */
  typed: RefObject<string>;
}

const typingPauseMs = 200;
const shortestSearch = 2;

/** Jumps to any screen, form or record by typing a part of its name. */
export function Palette({ open, onClose, typed }: Props) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const [text, setText] = useState(() => typed.current);
  const chosen = useRef(false);
  const { places, actions } = useCommands(text);
  const tasks = useTasks(text);
  const query = useDebouncedValue(text, typingPauseMs);
  const long = fold(text).length >= shortestSearch;
  const search = trpc.search.records.useQuery(
    { q: query },
    { enabled: open && long && fold(query).length >= shortestSearch, placeholderData: keepPreviousData, staleTime: 0 },
  );
  const records = long ? (search.data ?? []) : [];
  const waiting = long && (query !== text || search.isFetching);

  const close = () => {
    setText('');
    onClose();
  };
  const go = ({ path, run }: Entry) => {
    chosen.current = true;
    close();
    if (run) run();
    else void navigate(path);
  };
  return (
    <Dialog
      open={open}
      onClose={close}
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
    >
      {/* Its own bindings would take Ctrl+K, which closes the palette, for "one up". */}
      <Command label={t('palette.placeholder')} shouldFilter={false} vimBindings={false} loop className="grid gap-3">
        <Command.Input
          value={text}
          onValueChange={setText}
          placeholder={t('palette.placeholder')}
          className={inputClass}
        />
        <Command.List label={t('palette.results')} className="h-[min(52dvh,420px)] overflow-y-auto">
          <CommandGroup heading={t('palette.screens')} commands={places} onChoose={go} />
          <CommandGroup heading={t('palette.actions')} commands={actions} onChoose={go} />
          <CommandGroup heading={t('palette.tasks.title')} commands={tasks} onChoose={go} />
          <RecordGroups records={records} onChoose={go} />
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
    return places.length + actions.length + tasks.length + records.length === 0 ? t('palette.nothing') : '';
  }
}

const inputClass =
  'block w-full min-h-12 rounded-control border border-line-strong bg-surface px-(--control-x) text-base text-ink placeholder:text-ink-3 placeholder:opacity-100 focus:border-focus focus:ring-3 focus:ring-focus-ring focus:outline-hidden';

interface RecordGroupsProps {
  records: readonly SearchResult[];
  onChoose: (entry: Entry) => void;
}

/** The found records under the names of their lists, in the order in which they were found. */
export function RecordGroups({ records, onChoose }: RecordGroupsProps) {
  const { t } = useTranslation('admin');
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const entity = entities.find(({ search }) => search === kind);
    if (!entity) return null;
    const {
      icon,
      kinds: [name],
      title: heading,
    } = entity;
    const commands = records
      .filter((record) => record.kind === kind)
      .map(({ id, title }) => ({ id: `${kind}-${id}`, path: adminRecordPath(name, id), text: title, icon }));
    return <CommandGroup key={kind} heading={t(heading)} commands={commands} onChoose={onChoose} />;
  });
}

interface CommandGroupProps {
  heading: string;
  commands: readonly Entry[];
  onChoose: (entry: Entry) => void;
}

/** Results of one kind under their heading; nothing without any. */
export function CommandGroup({ heading, commands, onChoose }: CommandGroupProps) {
  if (commands.length === 0) return null;
  return (
    <Command.Group heading={heading} className={groupClass}>
      {commands.map((entry) => {
        const { path, id = path, text, icon: Icon } = entry;
        return (
          <Command.Item key={id} value={id} onSelect={() => onChoose(entry)} className={itemClass}>
            <Icon aria-hidden="true" className="size-[18px] flex-none text-ink-3" />
            <span className="min-w-0 truncate">{text}</span>
          </Command.Item>
        );
      })}
    </Command.Group>
  );
}

const groupClass =
  'not-first:mt-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-ink-3';

const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 font-[540] data-[selected=true]:bg-surface-2 data-[selected=true]:inset-ring data-[selected=true]:inset-ring-line-strong';

/** Screens and forms whose names have all words of the text, whatever its capitals and accents. */
function useCommands(text: string): { places: Entry[]; actions: Entry[] } {
  const { t } = useTranslation('admin');
  const words = fold(text).split(' ').filter(Boolean);
  const isMeant = (command: Entry) => {
    const name = fold(command.text);
    return words.every((word) => name.includes(word));
  };
  const mayOpen = useMayOpen();
  const listed = [...useMenu().flat(), ...allScreens.filter(({ group, path }) => group === null && mayOpen(path))];
  const places = listed.map(({ path, title, icon }) => ({ path, text: t(title), icon }));
  const actions = entities.flatMap(({ create }) =>
    create ? [{ path: create.path, text: t(create.text), icon: Plus }] : [],
  );
  return { places: places.filter(isMeant), actions: actions.filter(isMeant) };
}
