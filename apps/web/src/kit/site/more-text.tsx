import { FrameIcon } from './frame-icon';

/** Looks like a link; the card around it is the link. */
export function MoreText({ children }: { children: string }) {
  return (
    <span className="more">
      {children} <FrameIcon name="arrowRight" />
    </span>
  );
}
