import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BreakerDots } from '../../../components/breaker-dots';

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
  const PlayIcon = playing ? Pause : Play;
  return (
    <div className="hero-controls needs-script">
      <div className="page-wrap">
        <button
          type="button"
          className="square-button"
          aria-label={t('hero.previous')}
          onClick={() => onSelect(current - 1)}
        >
          <ArrowLeft aria-hidden="true" />
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
          <ArrowRight aria-hidden="true" />
        </button>
        <button
          type="button"
          className="square-button"
          aria-label={t(playing ? 'hero.pause' : 'hero.play')}
          onClick={() => onPlayingChange(!playing)}
        >
          <PlayIcon aria-hidden="true" />
        </button>
        <div className="hero-progress" aria-hidden="true">
          {/* Another element for each slide: the line starts from its beginning. */}
          <i key={current} data-running={running || undefined} />
        </div>
      </div>
    </div>
  );
}
