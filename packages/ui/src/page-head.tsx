import type { ReactNode } from 'react';

export interface PageHeadProps {
  title: string;
  /** The number of records in words. */
  count?: ReactNode;
  description?: ReactNode;
  /** Above the title: the link back to the list. */
  back?: ReactNode;
  /** At the end of the row; below the title and as wide as the page on phones. */
  actions?: ReactNode;
}

/** The `<h1>` of a screen of the back office. */
export function PageHead({ title, count, description, back, actions }: PageHeadProps) {
  return (
    <div className="mb-[22px] grid gap-1.5">
      {back}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <h1 className="text-[1.625rem] leading-tight font-[640] tracking-[-0.014em] font-stretch-109%">{title}</h1>
        {count ? <span className="font-[520] text-ink-3">{count}</span> : null}
        {actions ? (
          <div className="flex w-full flex-wrap gap-2.5 md:ml-auto md:w-auto [&>*]:flex-1 md:[&>*]:flex-none">
            {actions}
          </div>
        ) : null}
      </div>
      {description ? <p className="text-ink-3">{description}</p> : null}
    </div>
  );
}
