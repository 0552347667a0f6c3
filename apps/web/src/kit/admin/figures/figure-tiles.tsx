import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';

interface Tile {
  label: string;
  /** In words; null where there is none. */
  value: string | null;
  /** Below the value; null says nothing. */
  notes: readonly (string | null)[];
}

/** The figures of a period, each beside that of the period before. */
export function FigureTiles({ tiles, className }: { tiles: readonly Tile[]; className: string }) {
  const { t } = useTranslation('admin');
  return (
    <dl className={clsx('grid grid-cols-2 gap-3.5', className)}>
      {tiles.map(({ label, value, notes }) => (
        <div key={label} className="grid min-w-0 content-start gap-1 rounded-card border border-line-2 bg-surface p-4">
          <dt className="text-sm font-[580] text-ink-2">{label}</dt>
          <dd className="text-[1.625rem] leading-tight font-[640] tabular-nums wrap-anywhere">
            {value ?? <span className="text-lg text-ink-3">{t('figures.none')}</span>}
          </dd>
          {notes.map((note) =>
            note ? (
              <dd key={note} className="text-sm text-ink-3">
                {note}
              </dd>
            ) : null,
          )}
        </div>
      ))}
    </dl>
  );
}
