import { buttonClass } from '@pano/ui/button';
import { ArrowLeft, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ScreenHead } from '../screen';

/** Leads from a form to its list. */
export function BackLink({ to }: { to: string }) {
  const { t } = useTranslation('admin');
  return (
    <Link to={to} className="link inline-flex min-h-10 items-center gap-1.5 justify-self-start text-sm no-underline">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {t('frame.form.back')}
    </Link>
  );
}

/** Opens the public page of the record in a new tab, so that nothing typed is left behind. */
function ViewOnSite({ path }: { path: string }) {
  const { t } = useTranslation('admin');
  return (
    <a href={path} target="_blank" rel="noopener" className={buttonClass({ variant: 'line', size: 'sm' })}>
      <ExternalLink aria-hidden="true" />
      {t('frame.list.viewOnSite')}
    </a>
  );
}

interface HeadProps {
  title: string;
  /** Its list; absent where there is none. */
  listPath: string | undefined;
  /** The public page; null while visitors cannot open it. */
  publicPath: string | null | undefined;
  /** What opens the preview. */
  preview: ReactNode;
  history: ReactNode;
}

/** The heading of a form with the ways from it. */
export function FormHead({ title, listPath, publicPath, preview, history }: HeadProps) {
  return (
    <ScreenHead
      title={title}
      back={listPath ? <BackLink to={listPath} /> : undefined}
      actions={
        <>
          {preview}
          {history}
          {publicPath ? <ViewOnSite path={publicPath} /> : null}
        </>
      }
    />
  );
}
