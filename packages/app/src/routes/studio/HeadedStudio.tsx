import type { ReactNode } from 'react';
import { above, alone, headed } from './HeadedStudio.css.ts';

export interface HeadedStudioProps {
  /** A choice between studios, or a word about this one; it may come later, and the studio stays as it is. */
  head: ReactNode;
  children: ReactNode;
}

/** A studio with something of its page above it. */
export const HeadedStudio = ({ head, children }: HeadedStudioProps) => (
  <div className={head ? headed : alone}>
    {head && <div className={above}>{head}</div>}
    {children}
  </div>
);
