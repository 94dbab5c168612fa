import { hearEvents } from './hearEvents.ts';

/**
 * What comes, or null where who waits for it goes on: with Escape or Tab, to another page, or to something else. Where a
 * press asked for it, that is where the focus is then; else, as the focus of what closes goes back by itself, any press.
 */
export function whileWaiting<T>(coming: Promise<T>, press?: object): Promise<T | null> {
  const { pathname } = location;
  const { activeElement } = document;
  let leave: () => void;
  return new Promise<T | null>((resolve, reject) => {
    leave = hearEvents(
      press ? ['keydown'] : ['keydown', 'pointerdown'],
      ({ key }: Event & { key?: string }) => {
        if (!key || /^(Esc|Tab)/.test(key)) resolve(null);
      },
    );
    coming.then((it) => {
      const isHere = pathname === location.pathname && (!press || activeElement === document.activeElement);
      resolve(isHere ? it : null);
    }, reject);
  }).finally(() => leave());
}
