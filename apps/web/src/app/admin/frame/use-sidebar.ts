import { useState } from 'react';
import { useMedia } from './use-media';

const key = 'pano_sidebar';

/**
 * Whether the side bar is narrow. On wide windows the choice is remembered; where room is short it starts narrow and a
 * choice holds until the page is left.
 */
export function useSidebar() {
  const wide = useMedia('(min-width: 1200px)');
  const [collapsedWide, setCollapsedWide] = useState(() => localStorage.getItem(key) === 'collapsed');
  const [collapsedNarrow, setCollapsedNarrow] = useState(true);
  const collapsed = wide ? collapsedWide : collapsedNarrow;
  const toggle = () => {
    if (!wide) return setCollapsedNarrow(!collapsed);
    localStorage.setItem(key, collapsed ? 'expanded' : 'collapsed');
    setCollapsedWide(!collapsed);
  };
  return { collapsed, toggle };
}
