import { recall, remember } from '../deviceMemory.ts';
import { isStudioWindow } from './isStudioWindow.ts';

const key = 'kinora-sidebar';
const collapsed = 'collapsed';

/** Here a whole sidebar would leave the page hardly more than a phone has. */
const isTight = () => window.innerWidth < 1024;

/** Whether the sidebar is a strip on arriving: as it was left, or as there is room for it. */
export function startsCollapsed(): boolean {
  const left = recall(key);
  return isStudioWindow() || left === collapsed || (!left && isTight());
}

/** A window for one studio is left as it is, and says nothing of the others. */
export function rememberCollapsed(isCollapsed: boolean): void {
  if (!isStudioWindow()) remember(key, isCollapsed ? collapsed : 'expanded');
}
