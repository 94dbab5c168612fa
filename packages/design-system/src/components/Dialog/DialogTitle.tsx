import type { ReactNode } from 'react';
import { Heading as RacHeading } from 'react-aria-components';
import { heading } from '../Heading/Heading.css.ts';

/** Names the dialog around it. */
export function DialogTitle({ children }: { children: ReactNode }) {
  return (
    <RacHeading slot="title" level={2} data-part="title" className={heading({ size: 'lg' })}>
      {children}
    </RacHeading>
  );
}
