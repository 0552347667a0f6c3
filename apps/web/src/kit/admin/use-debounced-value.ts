import { useEffect, useState } from 'react';

/** A value that follows after a pause in typing: half an address would be asked for in vain. */
export function useDebouncedValue<T>(value: T, pauseMs = 500): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return debounced;
}
