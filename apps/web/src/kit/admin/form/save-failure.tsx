import { Banner } from '@pano/ui/banner';
import { use, useEffect, useRef } from 'react';
import { FailureContext } from '../use-failure-toast';

/** Why the save failed; brought into view, because the button that was pressed may be far away. */
export function SaveFailure({ text }: { text: string }) {
  const box = useRef<HTMLDivElement>(null);
  const say = use(FailureContext);
  useEffect(() => {
    if (say) say(text);
    else box.current?.scrollIntoView({ block: 'center' });
  }, [say, text]);
  if (say) return null;
  return (
    <div ref={box} className="mt-4">
      <Banner kind="error">{text}</Banner>
    </div>
  );
}
