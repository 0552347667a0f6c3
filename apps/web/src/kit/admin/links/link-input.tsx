import { Badge } from '@pano/ui/badge';
import { Button } from '@pano/ui/button';
import { AddressInput } from '@pano/ui/text-input';
import { clsx } from 'clsx';
import { Search } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/client-error';
import { useCombobox } from '../form/use-combobox';
import { areWords, type LinkTarget, useLinkTargets } from './use-link-targets';

interface Props extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  value: string;
  onChange: (address: string) => void;
  /** Called with what was chosen, after its address. */
  onChoose?: ((target: LinkTarget) => void) | undefined;
  /** The list stands below the field and does not cover what follows; it is open from the start where there is no address. */
  inline?: boolean;
}

/** Where a link leads: words find pages of the site to choose from, and any address, mail address or phone number may be typed. */
export function LinkInput({ value, onChange, onChoose, inline = false, ...input }: Props) {
  const { t } = useTranslation('admin');
  const [isOpen, setIsOpen] = useState(inline && value === '');
  const [picked, setPicked] = useState<LinkTarget>();
  const { targets, more, hits, isPending, error, chosen } = useLinkTargets(value, isOpen);
  // The server tells a moment later what an address leads to; of a picked one it is known, so that nothing moves then.
  const shown = chosen ?? (picked?.path === value ? picked : undefined);
  const { listId, optionId, active, show, choose, combobox } = useCombobox({
    options: targets,
    isOpen,
    hits,
    onOpenChange: setIsOpen,
    onChoose: (target) => {
      setPicked(target);
      onChange(target.path);
      onChoose?.(target);
    },
  });
  const type = (text: string) => {
    const own = `${window.location.origin}/`;
    const address = text.startsWith(own) ? text.slice(own.length - 1) : text;
    onChange(address);
    show(areWords(address) || (inline && address === ''));
  };
  return (
    <div className="relative grid gap-1.5">
      <div className="flex gap-2">
        <AddressInput
          {...input}
          {...combobox}
          value={value}
          onChange={({ target }) => type(target.value)}
          onBlur={(event) => {
            if (!inline) show(false);
            input.onBlur?.(event);
          }}
        />
        <Button
          variant="line"
          // Pressing it leaves the focus in the field.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => show(!isOpen)}
          aria-expanded={isOpen}
          className="flex-none px-3"
          aria-label={t('links.choose')}
          title={t('links.choose')}
        >
          <Search aria-hidden="true" className="size-4" />
        </Button>
      </div>
      {shown && !isOpen ? (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <span className="min-w-0 wrap-anywhere">{shown.name}</span>
          <Badge tone={shown.isHidden ? 'warn' : 'neutral'}>{shown.isHidden ? t('menus.hiddenNow') : shown.kind}</Badge>
        </p>
      ) : null}
      {isOpen ? (
        <div
          // What follows must not move away from under a finger when the found pages arrive.
          className={clsx(listClass, inline ? 'h-52' : 'absolute inset-x-0 top-full z-10 mt-1 max-h-72 shadow-2')}
        >
          {isPending ? <p className="px-2 py-1.5 text-ink-3">{t('frame.list.loading')}</p> : null}
          {error ? <p className="px-2 py-1.5 text-err">{errorText(error, t('frame.list.loadFailed'))}</p> : null}
          {targets.length === 0 && !isPending && !error ? (
            <p role="status" className="px-2 py-1.5 text-ink-3">
              {t('frame.list.noMatch')}
            </p>
          ) : null}
          <div id={listId} role="listbox" aria-label={t('links.onSite')}>
            {targets.map((target, index) => (
              <button
                type="button"
                key={target.path}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(target)}
                className={clsx(
                  'flex min-h-11 w-full items-center justify-between gap-2 rounded-control px-2 py-1.5 text-start hover:bg-surface-2',
                  index === active && 'bg-surface-2 inset-ring inset-ring-line-strong',
                )}
              >
                <span className="min-w-0 wrap-anywhere">{target.name}</span>
                <Badge tone={target.isHidden ? 'warn' : 'neutral'}>
                  {target.isHidden ? t('menus.hiddenNow') : target.kind}
                </Badge>
              </button>
            ))}
          </div>
          {more}
        </div>
      ) : null}
    </div>
  );
}

const listClass = 'scroll-mb-32 overflow-y-auto overscroll-contain rounded-card border border-line-2 bg-surface p-1';
