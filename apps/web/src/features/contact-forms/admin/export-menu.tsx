import { Button } from '@pano/ui/button';
import { DropdownMenu, MenuItem } from '@pano/ui/dropdown-menu';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDownload } from '#kit/admin/use-download.ts';

const formats = ['xlsx', 'csv'] as const;

interface Props {
  /** What the list shows: its search, its filter and its order. */
  query: Record<string, string | undefined>;
}

/** Takes along what the list shows, all pages of it. */
export function ExportMenu({ query }: Props) {
  const { t } = useTranslation('admin');
  const { download, busy } = useDownload();
  const addressOf = (format: string) => {
    const given = Object.entries({ ...query, format }).filter((entry): entry is [string, string] => !!entry[1]);
    return `/api/v1/admin/contact-forms/export?${new URLSearchParams(given)}`;
  };
  return (
    <DropdownMenu
      trigger={
        <Button variant="line" busy={busy}>
          <Download aria-hidden="true" />
          {t('contactForms.export.open')}
        </Button>
      }
    >
      {formats.map((format) => (
        <MenuItem key={format} onSelect={() => void download(addressOf(format))}>
          {t(`contactForms.export.${format}`)}
        </MenuItem>
      ))}
    </DropdownMenu>
  );
}
