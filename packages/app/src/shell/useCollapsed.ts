import { useCallback, useState } from 'react';
import { isStudioWindow } from './studioWindow.ts';

const key = 'kinora-sidebar';
const collapsed = 'collapsed';

function remembered(): boolean {
  try {
    return localStorage.getItem(key) === collapsed;
  } catch {
    return false;
  }
}

/** Whether the sidebar is a strip: as it was left, and always at first in a window that is for one studio. */
export function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setIsCollapsed] = useState(() => isStudioWindow() || remembered());
  const set = useCallback((next: boolean) => {
    setIsCollapsed(next);
    if (isStudioWindow()) return;
    try {
      localStorage.setItem(key, next ? collapsed : 'expanded');
    } catch {
      // Then it is as it is until the page is left.
    }
  }, []);
  return [isCollapsed, set];
}
