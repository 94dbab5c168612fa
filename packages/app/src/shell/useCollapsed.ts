import { hearEvents } from '@kinora/design-system';
import { useState, useSyncExternalStore } from 'react';
import { rememberCollapsed, startsCollapsed } from './collapsedMemory.ts';

const onResize = (hear: () => void) => hearEvents(['resize'], hear);

/** Whether the sidebar is a strip: as it was left, else as there is room; always at first in a window that is for one studio. */
export function useCollapsed(): [boolean, (isCollapsed: boolean) => void] {
  const [own, setOwn] = useState<boolean>();
  const atFirst = useSyncExternalStore(onResize, startsCollapsed, startsCollapsed);
  const set = (next: boolean) => {
    setOwn(next);
    rememberCollapsed(next);
  };
  return [own ?? atFirst, set];
}
