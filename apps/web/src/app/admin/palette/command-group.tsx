import { Command } from 'cmdk';
import type { Command as Item } from './use-commands';

interface Props {
  heading: string;
  commands: readonly Item[];
  onChoose: (path: string) => void;
}

/** Results of one kind under their heading; nothing without any. */
export function CommandGroup({ heading, commands, onChoose }: Props) {
  if (commands.length === 0) return null;
  return (
    <Command.Group heading={heading} className={groupClass}>
      {commands.map(({ path, id = path, text, icon: Icon }) => (
        <Command.Item key={id} value={id} onSelect={() => onChoose(path)} className={itemClass}>
          <Icon aria-hidden="true" className="size-[18px] flex-none text-ink-3" />
          <span className="min-w-0 truncate">{text}</span>
        </Command.Item>
      ))}
    </Command.Group>
  );
}

const groupClass =
  'not-first:mt-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:text-sm [&_[cmdk-group-heading]]:text-ink-3';

const itemClass =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 font-[540] data-[selected=true]:bg-surface-2 data-[selected=true]:inset-ring data-[selected=true]:inset-ring-line-strong';
