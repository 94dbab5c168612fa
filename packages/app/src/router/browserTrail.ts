import { hrefOf, newKey, rooted, type Place } from './place.ts';
import type { Trail } from './Trail.ts';

/** What the browser keeps beside an address, through a reload too. */
const kept = ({ key, before, over }: Pick<Place, 'key' | 'before' | 'over'>) => ({ key, before, over });

/** The history of the window. Safari takes a hundred entries in half a minute, and then no more. */
export function browserTrail(): Trail {
  const write = (place: Pick<Place, 'key'>, href?: string) => {
    try {
      history.replaceState(kept(place), '', href);
    } catch {
      // It is the same page, seen otherwise: that shows, be its address the one of before.
    }
  };
  return {
    here() {
      const { pathname, search, hash } = location;
      const { key: known, ...more } = (history.state ?? {}) as Partial<Place>;
      const key = known ?? newKey();
      if (!known) write({ key });
      return { pathname: rooted(pathname), search, hash, ...more, key };
    },
    push(place) {
      try {
        history.pushState(kept(place), '', hrefOf(place));
      } catch {
        if (!place.over) location.assign(hrefOf(place));
      }
    },
    back: (by) => history.go(-by),
    replace: (place) => write(place, hrefOf(place)),
    onStepped(react) {
      addEventListener('popstate', react);
      return () => removeEventListener('popstate', react);
    },
  };
}
