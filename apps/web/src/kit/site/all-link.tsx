import { SiteLink } from './site-link';

type Props = { to: string; text: string; shown: number; total: number };

/** The way from the first records of a list to all of them; nothing where all are shown already. */
export function AllLink({ to, text, shown, total }: Props) {
  if (total <= shown) return null;
  return (
    <p className="mt-8">
      <SiteLink to={to} className="link inline-flex min-h-11 items-center">
        {text}
      </SiteLink>
    </p>
  );
}
