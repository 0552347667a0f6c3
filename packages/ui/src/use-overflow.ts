import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the first child is wider than the box around it. */
export function useOverflow(box: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = box.current;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    // A table without room grows to its least width, whatever the box does, so both states measure the same.
    const measure = () => setOverflows(content.getBoundingClientRect().width > element.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(content);
    measure();
    return () => observer.disconnect();
  }, [box]);
  return overflows;
}
