import type { Trail } from './Trail.ts';

export interface Overlays {
  /** Something lies over the page now, closed so; the answer says that it is gone. */
  readonly onOpened: (close: () => void) => () => void;
  /** Writes to the history of the page itself, at once where nothing of what lies over it stands there. */
  readonly underneath: (write: () => void) => void;
  /** Steps back from the page itself, if that leads to this address. */
  readonly returnTo: (href: string) => Promise<void>;
}

/**
 * What lies over a page has an entry each in the history, with the page's own address: a step back leads from that, and
 * closes it. What is closed otherwise takes its entry along, so that the next step back leads from the page. An entry
 * that is come to with nothing open, by a reload or a step forward, is left again. `onStepped` hears of all other steps.
 */
export function createOverlays(trail: Trail, onStepped: () => void): Overlays {
  /** How each is closed, from the lowest up. */
  let open: (() => void)[] = [];
  let stepping: Promise<void> | null = null;
  let stepped: () => void;
  const entries = () => trail.here().overlays ?? 0;

  const stepBack = (by: number) =>
    (stepping = new Promise<void>((resolve) => {
      stepped = resolve;
      trail.back(by);
    }));

  /** As many entries as things are open: what closes and what opens in its place share one. */
  const keepPace = () =>
    queueMicrotask(() => {
      if (stepping) return;
      const here = trail.here();
      let count = entries();
      if (count > open.length) void stepBack(count - open.length);
      while (count < open.length) trail.push({ ...here, overlays: (count += 1) });
    });

  function underneath(write: () => void): void {
    const away = stepping ?? (entries() > 0 && stepBack(entries()));
    if (away) void away.then(() => underneath(write));
    else write();
  }

  trail.onStepped(() => {
    if (stepping) {
      stepping = null;
      stepped();
    } else {
      for (const close of open.splice(entries())) close();
      onStepped();
    }
    keepPace();
  });
  keepPace();
  return {
    onOpened(close) {
      open.push(close);
      keepPace();
      return () => {
        open = open.filter((each) => each !== close);
        keepPace();
      };
    },
    underneath,
    returnTo: (href) =>
      new Promise((resolve) => {
        underneath(() => resolve(trail.here().before === href ? stepBack(1) : undefined));
      }),
  };
}
