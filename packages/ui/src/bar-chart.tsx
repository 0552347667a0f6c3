import { clsx } from 'clsx';
import { type KeyboardEvent, useState } from 'react';

export interface BarChartProps {
  /** What is drawn; the accessible name of the chart and the caption of its table. */
  label: string;
  /** What the points are, such as days. */
  axis: string;
  /** The names of the two series; the bar of the second stands in front of that of the first. */
  series: readonly [string, string];
  points: readonly { name: string; values: readonly [number, number] }[];
}

/** The drawing is stretched to the width that there is; text stands outside it. */
const height = 100;
const step = 10;
const fills = ['fill-link', 'fill-live-mark'] as const;
const swatches = ['bg-link', 'bg-live-mark'] as const;

/** Bars of two series. One of them has the focus, which arrow keys move; screen readers have a table as well. */
export function BarChart({ label, axis, series, points }: BarChartProps) {
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(points.length - 1);
  const most = Math.max(1, ...points.flatMap(({ values }) => values));
  const shown = active === null ? undefined : points[active];
  const describe = ({ name, values }: BarChartProps['points'][number]) =>
    `${name}: ${series.map((text, i) => `${text} ${values[i]}`).join(', ')}`;
  const move = (event: KeyboardEvent<SVGGElement>) => {
    const target = targetOf(event.key, stop, points.length - 1);
    if (target === null) return;
    event.preventDefault();
    event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-bar="${target}"]`)?.focus();
  };
  return (
    <figure className="grid min-w-0 gap-3">
      <figcaption className="flex min-h-6 flex-wrap items-center gap-x-5 gap-y-1 text-sm text-ink-2">
        {series.map((text, i) => (
          <span key={text} className="inline-flex items-center gap-2">
            <span aria-hidden="true" className={clsx('size-3 rounded-[2px] forced-colors:border', swatches[i])} />
            {text}
          </span>
        ))}
        <span aria-hidden="true" className="ms-auto font-[580] tabular-nums">
          {shown ? describe(shown) : null}
        </span>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-[0.8125rem] text-ink-3 tabular-nums">
        <div aria-hidden="true" className="flex flex-col justify-between text-end leading-none">
          <span>{most}</span>
          <span>0</span>
        </div>
        <div role="listbox" aria-label={label} tabIndex={-1}>
          <svg
            role="presentation"
            viewBox={`0 0 ${points.length * step} ${height}`}
            preserveAspectRatio="none"
            onPointerLeave={() => setActive(null)}
            className="h-44 w-full border-y border-line-2 sm:h-56"
          >
            {points.map((point, i) => (
              <g
                key={point.name}
                role="option"
                aria-selected={i === active}
                data-bar={i}
                aria-label={describe(point)}
                tabIndex={i === Math.min(stop, points.length - 1) ? 0 : -1}
                onPointerEnter={() => setActive(i)}
                onFocus={() => {
                  setActive(i);
                  setStop(i);
                }}
                onBlur={() => setActive(null)}
                onKeyDown={move}
                className="focus:outline-hidden"
              >
                <rect
                  x={i * step}
                  width={step}
                  height={height}
                  className={i === active ? 'fill-surface-3' : 'fill-transparent'}
                />
                {point.values.map((value, of) => (
                  <rect
                    key={series[of]}
                    x={i * step + 1.5 + of * 1.5}
                    width={step - 3 - of * 3}
                    y={height - (value / most) * height}
                    height={(value / most) * height}
                    className={fills[of]}
                  />
                ))}
              </g>
            ))}
          </svg>
        </div>
        <div aria-hidden="true" className="col-start-2 mt-1.5 flex justify-between gap-4">
          <span>{points[0]?.name}</span>
          <span>{points.at(-1)?.name}</span>
        </div>
      </div>
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {[axis, ...series].map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{values[0]}</td>
                <td>{values[1]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

/** The bar that a key leads to; null for a key that leads to none. */
function targetOf(key: string, from: number, last: number): number | null {
  if (key === 'ArrowRight') return Math.min(from + 1, last);
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}
