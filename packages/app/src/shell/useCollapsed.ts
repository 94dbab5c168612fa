import { useCallback, useState } from 'react';
import { recall, remember } from '../deviceMemory.ts';
import { isStudioWindow } from './studioWindow.ts';

const key = 'kinora-sidebar';
const collapsed = 'collapsed';

/** Whether the sidebar is a strip on arriving. */
export const startsCollapsed = (): boolean => isStudioWindow() || recall(key) === collapsed;

/** Whether the sidebar is a strip: as it was left, and always at first in a window that is for one studio. */
export function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [isCollapsed, setIsCollapsed] = useState(startsCollapsed);
  const set = useCallback((next: boolean) => {
    setIsCollapsed(next);
    if (!isStudioWindow()) remember(key, next ? collapsed : 'expanded');
  }, []);
  return [isCollapsed, set];
}
