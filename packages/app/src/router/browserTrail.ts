import { hrefOf, newKey, rooted, type Place } from './place.ts';
import type { Trail } from './Trail.ts';

/** The history of the window. Safari takes a hundred entries in half a minute, and then no more. */
export function browserTrail(): Trail {
  const write = (place: Pick<Place, 'key'>, href?: string) => {
    try {
      history.replaceState(place, '', href);
    } catch {
      // It is the same page, seen otherwise: that shows, be its address the one of before.
    }
  };
  return {
    here() {
      const { pathname, search, hash } = location;
      // What the browser keeps beside an address, through a reload too.
      const known = history.state as Place | null;
      const key = known?.key ?? newKey();
      if (!known?.key) write({ key });
      return { ...known, pathname: rooted(pathname), search, hash, key };
    },
    push(place) {
      try {
        history.pushState(place, '', hrefOf(place));
      } catch {
        if (!place.overlays) location.assign(hrefOf(place));
      }
    },
    back: (by) => history.go(-by),
    replace: (place) => write(place, hrefOf(place)),
    onStepped: (react) => addEventListener('popstate', react),
  };
}
