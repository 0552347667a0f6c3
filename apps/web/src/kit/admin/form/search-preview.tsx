import { truncate } from '@pano/i18n/text/html-text';
import { Box } from '@pano/ui/card';
import { useTranslation } from 'react-i18next';
import { useCompany } from '../../shared/use-company';

interface Props {
  /** The address below the site's own, such as `/proje/trafo-merkezi`. */
  path: string;
  title: string;
  description: string;
}

/** About what search engines cut their lines to. */
const maxTitle = 60;
const maxDescription = 160;

/** How the page will look among the results of a search engine. */
export function SearchPreview({ path, title, description }: Props) {
  const { t } = useTranslation('admin');
  const { name } = useCompany();
  const address = [location.host, ...path.split('/').filter(Boolean)].join(' › ');
  return (
    <Box title={t('fields.seo.preview')}>
      <div className="grid gap-1.5">
        <p className="text-sm leading-snug">
          <span className="block font-[560]">{name}</span>
          <span className="block break-all text-ink-3">{address}</span>
        </p>
        <p className="text-lg leading-snug text-link">{truncate(title, maxTitle) || t('fields.seo.noTitle')}</p>
        <p className="text-sm leading-normal text-ink-2">
          {truncate(description, maxDescription) || t('fields.seo.noDescription')}
        </p>
      </div>
    </Box>
  );
}
