import type { Locale } from '@pano/i18n/locales';
import { type ReactNode, useId } from 'react';
import type { FieldMark } from '#kit/site/field-marks.ts';

type TitledProps = {
  title: string | null;
  /** Instead of the title, for landmarks with the same one. */
  label?: string | undefined;
  fallback?: string;
  lang: Locale;
  /** What it holds is a landmark with this title already. */
  plain?: boolean;
  mark?: FieldMark;
  children: ReactNode;
};

/** A block below its title, where it has one. */
export function Titled({ title, label, fallback, lang, plain = false, mark, children }: TitledProps) {
  const headingId = useId();
  const text = title || fallback;
  if (!text) return <div {...mark}>{children}</div>;
  const Element = plain ? 'div' : 'section';
  return (
    <Element {...mark} aria-labelledby={plain || label ? undefined : headingId} aria-label={plain ? undefined : label}>
      <h2 id={headingId} className="type-h3 mb-5" lang={title ? lang : undefined}>
        {text}
      </h2>
      {children}
    </Element>
  );
}
