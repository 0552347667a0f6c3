import { Later } from '../../components/later';
import { HeroSection } from '../../features/hero-sections/site/hero-section';
import { lowerSections } from './lower-sections';

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
