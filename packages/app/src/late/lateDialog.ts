import { lateOverlay } from '@kinora/studio-kit';
import type { ComponentType } from 'react';

/** What opens over a page, and whose code comes with the first time. Where that does not arrive it is said, and nothing is open. */
export const lateDialog = <Props extends { onOpenChange: (isOpen: boolean) => void }>(
  fetch: () => Promise<{ default: ComponentType<Props> }>,
) => lateOverlay(fetch, (code) => code.default);
