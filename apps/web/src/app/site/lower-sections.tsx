import type { ComponentType } from 'react';
import { trpc } from '#kit/shared/trpc.ts';
import { lazyIsland } from '#kit/site/lazy-island.tsx';
import type { SiteSection } from '#kit/site/site-entity.ts';
import { homeSectionList } from './entities';

/** Everything below the slider: more than half of the home page's code. */
export const lowerSections = lazyIsland(async () => {
  const sections = await Promise.all(
    homeSectionList.map(async (section) => ({ section, Component: await section.load() })),
  );
  return function Sections() {
    const order: readonly string[] | undefined = trpc.settings.home.useQuery().data?.layout?.order;
    const ordered = order ? placeSections(sections, order) : sections;
    return ordered.map((loaded) => <SwitchedSection key={loaded.section.name} {...loaded} />);
  };
});

type LoadedSection = { section: SiteSection; Component: ComponentType };

/** The sections in the order of the owner; those that it does not know stay at the end. */
function placeSections(sections: readonly LoadedSection[], order: readonly string[]): LoadedSection[] {
  const placed = order.flatMap((name) => sections.filter(({ section }) => section.name === name));
  return [...placed, ...sections.filter(({ section }) => !order.includes(section.name))];
}

function SwitchedSection({ section, Component }: LoadedSection) {
  return section.useShown() ? <Component /> : null;
}
