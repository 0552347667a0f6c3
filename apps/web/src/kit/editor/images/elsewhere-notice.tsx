import { Banner } from '@pano/ui/banner';
import { Button } from '@pano/ui/button';
import type { Slice } from '@tiptap/pm/model';
import { useTranslation } from 'react-i18next';

/** The hosts of the images in pasted content that stay at other addresses, one for each image. */
export function hostsOfImages({ content }: Slice): string[] {
  const hosts: string[] = [];
  content.descendants(({ type, attrs }) => {
    const src = String(attrs.src);
    if (type.name === 'image' && URL.canParse(src)) hosts.push(new URL(src).hostname);
  });
  return hosts;
}

/** Says of pasted images that they are not in the library, and what that means. */
export function ElsewhereNotice({ hosts, onDone }: { hosts: string[]; onDone: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Banner kind="warning" className="rounded-none border-t border-t-line">
      <p>{t('editor.image.elsewhere', { count: hosts.length, hosts: [...new Set(hosts)].join(', ') })}</p>
      <Button variant="line" size="sm" className="mt-2" onClick={onDone}>
        {t('editor.image.elsewhereDone')}
      </Button>
    </Banner>
  );
}
