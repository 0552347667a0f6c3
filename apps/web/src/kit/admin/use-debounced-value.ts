import { useEffect, useState } from 'react';

/** A value that follows after a pause in typing: half an address would be asked for in vain. */
export function useSettled<T>(value: T, pauseMs = 500): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return settled;
}
