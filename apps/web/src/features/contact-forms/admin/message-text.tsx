import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';

const longFrom = { characters: 700, lines: 9 };

/** What a visitor wrote, with its line breaks; a very long message starts folded. */
export function MessageText({ text }: { text: string }) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [open, setOpen] = useState(false);
  const long = text.length > longFrom.characters || text.split('\n').length > longFrom.lines;
  return (
    <div className="grid justify-items-start gap-1">
      <p id={id} className={clsx('max-w-[75ch] whitespace-pre-wrap text-ink-2', long && !open && 'line-clamp-6')}>
        {text}
      </p>
      {long ? (
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className="link min-h-10 text-sm"
        >
          {open ? t('contactForms.showLess') : t('contactForms.showAll')}
        </button>
      ) : null}
    </div>
  );
}
