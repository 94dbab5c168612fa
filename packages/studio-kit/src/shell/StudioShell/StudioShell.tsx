import { SkipLink } from '@kinora/design-system';
import type { ReactNode } from 'react';
import { column, main, shell, side } from './StudioShell.css.ts';

export interface StudioShellProps {
  /** Stands at the start on a desktop; on a phone it opens as a drawer from the top bar. */
  sidebar: ReactNode;
  topBar: ReactNode;
  banner?: ReactNode;
  children: ReactNode;
}

export const mainId = 'main';

/** The frame around every screen: navigation, top bar, and the page itself. */
export function StudioShell({ sidebar, topBar, banner, children }: StudioShellProps) {
  return (
    <div className={shell} data-component="StudioShell">
      <SkipLink targetId={mainId} />
      <div className={side}>{sidebar}</div>
      <div className={column}>
        {banner}
        {topBar}
        <main id={mainId} className={main} tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
}
