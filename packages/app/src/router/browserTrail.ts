import { hrefOf, newKey, type Place } from './place.ts';
import type { Trail } from './Trail.ts';

/** What the browser keeps beside an address, through a reload too. */
const kept = ({ key }: Pick<Place, 'key'>) => ({ key });

/** The history of the window. */
export function browserTrail(): Trail {
  return {
    here() {
      const { pathname, search, hash } = location;
      const known = (history.state as Partial<Place> | null)?.key;
      const key = known ?? newKey();
      if (!known) history.replaceState(kept({ key }), '');
      return { pathname, search, hash, key };
    },
    push(place) {
      try {
        history.pushState(kept(place), '', hrefOf(place));
      } catch {
        // Safari takes a hundred in half a minute, and then no more.
        location.assign(hrefOf(place));
      }
    },
    replace: (place) => history.replaceState(kept(place), '', hrefOf(place)),
    onStepped(react) {
      addEventListener('popstate', react);
      return () => removeEventListener('popstate', react);
    },
  };
}
