import { recall, remember } from '../deviceMemory.ts';
import { isStudioWindow } from './isStudioWindow.ts';

const key = 'kinora-sidebar-collapsed';

/** Here a whole sidebar would leave the page hardly more than a phone has; where first pictures are drawn there is no width. */
const isTight = () => globalThis.innerWidth < 1024;

/** Whether the sidebar is a strip on arriving: as it was left, or as there is room for it. */
export const startsCollapsed = (): boolean =>
  isStudioWindow() || (recall(key) ?? String(isTight())) === 'true';

/** A window for one studio is left as it is, and says nothing of the others. */
export function rememberCollapsed(isCollapsed: boolean): void {
  if (!isStudioWindow()) remember(key, String(isCollapsed));
}
