import { useState } from 'react';
import { rememberCollapsed, startsCollapsed } from './collapsedMemory.ts';

/** Whether the sidebar is a strip: as it was left, and always at first in a window that is for one studio. */
export function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setIsCollapsed] = useState(startsCollapsed);
  const set = (next: boolean) => {
    setIsCollapsed(next);
    rememberCollapsed(next);
  };
  return [isCollapsed, set];
}
