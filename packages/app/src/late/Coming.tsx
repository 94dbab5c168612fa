import { unsaidMilliseconds, VisuallyHidden } from '@kinora/design-system';
import { useEffect, useState } from 'react';
import { comingBar } from './Coming.css.ts';

/** Says that something is on its way, while the page still stands as if nothing had been pressed; null: nothing is. */
export function Coming({ what }: { what: string | null }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (what === null) return undefined;
    const saying = setTimeout(setSaid, unsaidMilliseconds, what);
    return () => {
      clearTimeout(saying);
      setSaid(null);
    };
  }, [what]);
  return (
    <>
      {/* Heard in a dialog too, which hides all else outside of it. */}
      <VisuallyHidden role="status" data-live-announcer>
        {said}
      </VisuallyHidden>
      {said && <div className={comingBar} data-component="Coming" />}
    </>
  );
}
