import { useTranslation } from 'react-i18next';
import { BreakerDots } from '#kit/site/breaker-dots.tsx';
import { FrameIcon } from '#kit/site/frame-icon.tsx';

type Props = {
  count: number;
  current: number;
  onSelect: (index: number) => void;
  /** The visitor has not stopped the change. */
  playing: boolean;
  onPlayingChange: (playing: boolean) => void;
  /** The clock is going: nothing holds the change at the moment. */
  running: boolean;
};

/** Previous, one breaker for each slide, next, pause, and the line that fills until the next change. */
export function HeroControls({ count, current, onSelect, playing, onPlayingChange, running }: Props) {
  const { t } = useTranslation('site');
  return (
    <div className="hero-controls needs-script">
      <div className="page-wrap">
        <button
          type="button"
          className="square-button"
          aria-label={t('hero.previous')}
          onClick={() => onSelect(current - 1)}
        >
          <FrameIcon name="arrowLeft" />
        </button>
        <BreakerDots
          count={count}
          current={current}
          onSelect={onSelect}
          label={t('hero.dots')}
          dotLabel={(number) => t('hero.dot', { number })}
        />
        <button
          type="button"
          className="square-button"
          aria-label={t('hero.next')}
          onClick={() => onSelect(current + 1)}
        >
          <FrameIcon name="arrowRight" />
        </button>
        <button
          type="button"
          className="square-button"
          aria-label={t(playing ? 'hero.pause' : 'hero.play')}
          onClick={() => onPlayingChange(!playing)}
        >
          <FrameIcon name={playing ? 'pause' : 'play'} />
        </button>
        <div className="hero-progress" aria-hidden="true">
          {/* Another element for each slide: the line starts from its beginning. */}
          <i key={current} data-running={running || undefined} />
        </div>
      </div>
    </div>
  );
}
