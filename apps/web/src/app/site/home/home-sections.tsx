import { HeroSection } from '#features/hero-sections/site/hero-section.tsx';
import { Later } from '#kit/site/island.tsx';
import { lowerSections } from './lazy-lower-sections';

/** The slider, and below it the panel with all other sections. */
export function HomeSections() {
  return (
    <>
      <HeroSection />
      <div className="busbar">
        <Later part={lowerSections} />
      </div>
    </>
  );
}
