import { hearEvents } from '@kinora/design-system';
import { useEffect } from 'react';

/** As long as a pointer stays on a link that is meant, and not only passed. */
const restMilliseconds = 60;

/** Tells which page's link is pointed at, touched or focused, so that its code can be there before the press. */
export function useScreenAhead(onMeant: (path: string) => void): void {
  useEffect(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    const look = ({ target }: Event) => {
      clearTimeout(resting);
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link?.origin !== location.origin || link.target === '_blank') return;
      resting = setTimeout(() => onMeant(link.pathname), restMilliseconds);
    };
    const leave = hearEvents(['pointerover', 'focusin'], look);
    return () => {
      clearTimeout(resting);
      leave();
    };
  }, [onMeant]);
}
