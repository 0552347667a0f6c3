import type { ComponentType } from 'react';
import { lazyIsland } from '#kit/site/lazy-island.tsx';
import type { SiteSection } from '#kit/site/site-entity.ts';
import { homeSectionList } from './entities';

/** Everything below the slider: more than half of the home page's code. */
export const lowerSections = lazyIsland(async () => {
  const sections = await Promise.all(
    homeSectionList.map(async (section) => ({ section, Component: await section.load() })),
  );
  return () => sections.map((loaded) => <SwitchedSection key={loaded.section.name} {...loaded} />);
});

function SwitchedSection({ section, Component }: { section: SiteSection; Component: ComponentType }) {
  return section.useShown() ? <Component /> : null;
}
