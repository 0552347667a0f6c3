import { type blockLists, sitePages } from '@pano/api/addresses';
import type { BlockOf } from '@pano/api/pages/page-blocks.schema';
import type { Locale } from '@pano/i18n/locales';
import { useQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useTranslation } from 'react-i18next';
import { useContentLocale } from '#kit/shared/language.ts';
import { type Outputs, trpc, type Utils } from '#kit/shared/trpc.ts';
import type { FieldMark } from '#kit/site/field-marks.ts';
import { homeList } from '#kit/site/loader-context.ts';
import { AllLink } from '#kit/site/page-section.tsx';
import { PhotoCard } from '#kit/site/photo-card.tsx';
import { ServiceModule } from '#kit/site/service-module.tsx';
import { useHomeSwitch } from '#kit/site/site-entity.ts';
import { Titled } from './titled';

type Kind = (typeof blockLists)[number];
type ListBlockData = BlockOf<Kind>;
/** Records of one kind or the other. */
type List = { total: number; items: Outputs[Kind]['listVisible']['items'][number][] };

/** The records that the owner has picked, or the first ones. */
const listQuery = ({ ids, limit }: ListBlockData, locale: Locale) => ({
  locale,
  ...(ids.length > 0 ? { limit: ids.length, ids } : { limit: limit ?? homeList.limit }),
});

/** For the loader of the page. */
export const loadList = (utils: Utils, block: ListBlockData, locale: Locale): Promise<unknown> =>
  utils[block.kind].listVisible.ensureData(listQuery(block, locale));

type Props = { block: ListBlockData; label: string | undefined; lang: Locale; mark: FieldMark };

/** Records of the site as their own list shows them. One that is hidden or deleted is not there, nor is a block without any. */
export function ListBlock({ block, label, lang, mark }: Props) {
  const { t } = useTranslation('site');
  const { kind, ids } = block;
  const hasPage = useHomeSwitch(kind);
  const { client } = trpc.useUtils();
  const query = listQuery(block, useContentLocale());
  const { data } = useQuery<List>({
    queryKey: getQueryKey(trpc[kind].listVisible, query, 'query'),
    queryFn: () => client[kind].listVisible.query(query),
  });
  const items = data?.items.filter(({ id }) => ids.length === 0 || ids.includes(id)) ?? [];
  if (items.length === 0) return null;
  const total = data?.total ?? 0;
  return (
    <Titled mark={mark} title={block.title} label={label} fallback={t(`${kind}.title`)} lang={lang}>
      <div className={items.some((item) => 'icon' in item) ? 'service-rail' : 'card-grid'} data-count={items.length}>
        {items.map((item) =>
          'icon' in item ? <ServiceModule key={item.id} service={item} /> : <PhotoCard key={item.id} record={item} />,
        )}
      </div>
      {hasPage ? (
        <AllLink to={sitePages[kind]} text={t(`${kind}.all`, { number: total })} shown={items.length} total={total} />
      ) : null}
    </Titled>
  );
}
