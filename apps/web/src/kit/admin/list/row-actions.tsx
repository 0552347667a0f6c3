import { buttonClass, IconButton } from '@pano/ui/button';
import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface Props {
  /** The address of the form. */
  to: string;
  /** The id of the element with the record's name: it tells the buttons of the rows apart. */
  describedBy: string;
  /** The address of the public page; null while visitors cannot open it. */
  sitePath?: string | null | undefined;
  onRemove: () => void;
}

/** 'Sitede gör', 'Düzenle' and 'Sil' of a row or card. */
export function RowActions({ to, describedBy, sitePath, onRemove }: Props) {
  const { t } = useTranslation('admin');
  return (
    <span className="ms-auto inline-flex">
      {sitePath ? (
        <a
          href={sitePath}
          target="_blank"
          rel="noopener"
          aria-label={t('frame.list.viewOnSite')}
          aria-describedby={describedBy}
          title={t('frame.list.viewOnSite')}
          className={buttonClass({ variant: 'icon' })}
        >
          <ExternalLink aria-hidden="true" />
        </a>
      ) : null}
      <Link
        to={to}
        aria-label={t('frame.list.edit')}
        aria-describedby={describedBy}
        title={t('frame.list.edit')}
        className={buttonClass({ variant: 'icon' })}
      >
        <Pencil aria-hidden="true" />
      </Link>
      <IconButton danger label={t('frame.list.remove')} aria-describedby={describedBy} onClick={onRemove}>
        <Trash2 aria-hidden="true" />
      </IconButton>
    </span>
  );
}
