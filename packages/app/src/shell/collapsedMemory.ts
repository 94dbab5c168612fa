import { recall, remember } from '../deviceMemory.ts';
import { isStudioWindow } from './isStudioWindow.ts';

const key = 'kinora-sidebar';
const collapsed = 'collapsed';

/** Whether the sidebar is a strip on arriving. */
export const startsCollapsed = (): boolean => isStudioWindow() || recall(key) === collapsed;

/** A window for one studio is left as it is, and says nothing of the others. */
export function rememberCollapsed(isCollapsed: boolean): void {
  if (!isStudioWindow()) remember(key, isCollapsed ? collapsed : 'expanded');
}
