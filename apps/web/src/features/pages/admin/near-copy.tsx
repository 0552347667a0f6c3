import { adminRecordPath } from '@pano/api/addresses';
import { blocksToHtml } from '@pano/api/blocks';
import { Banner } from '@pano/ui/banner';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useDebouncedValue } from '#kit/admin/use-debounced-value.ts';
import { trpc } from '#kit/shared/trpc.ts';
import type { PageControl } from './blocks/block-values';

const pauseMs = 800;
/** A shorter text is compared with none. */
const fewestCharacters = 200;

/** Says before the save that the page is nearly the same as another one; whoever wants to saves it all the same. */
export function NearCopy({ control, id }: { control: PageControl; id: number | undefined }) {
  const { t } = useTranslation('admin');
  const [content, blocks] = useWatch({ control, name: ['content', 'blocks'] });
  const html = useDebouncedValue(`${content ?? ''}${blocksToHtml(blocks ?? [])}`, pauseMs);
  const { client } = trpc.useUtils();
  const { data } = useQuery({
    queryKey: ['nearest page', id, html],
    queryFn: () => client.searchHealth.nearest.mutate({ kind: 'page', id: id ?? null, html }),
    enabled: html.length >= fewestCharacters,
    placeholderData: keepPreviousData,
  });
  if (!data || html.length < fewestCharacters) return null;
  const { title, share } = data;
  const path = adminRecordPath(data.kind, data.id);
  return (
    <Banner kind="warning">
      <p className="font-[600]">{t('pageBlocks.copy', { title, share })}</p>
      <p className="mt-1">{t('pageBlocks.copyAdvice')}</p>
      {path ? (
        <p className="mt-2">
          <a href={path} target="_blank" rel="noopener" className="underline underline-offset-4">
            {t('pageBlocks.copyOpen')}
          </a>
        </p>
      ) : null}
    </Banner>
  );
}
