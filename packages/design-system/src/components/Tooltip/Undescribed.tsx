import { use } from 'react';
import type { ReactNode } from 'react';
// The only way that React Aria has to tell a trigger of its tooltip; it has no switch for the description.
import { FocusableContext } from 'react-aria/private/interactions/useFocusable';

/** A trigger whose name the tooltip shows: described by it, its name would be read twice. */
export function Undescribed({ children }: { children: ReactNode }) {
  return (
    <FocusableContext value={{ ...use(FocusableContext), 'aria-describedby': undefined }}>
      {children}
    </FocusableContext>
  );
}
