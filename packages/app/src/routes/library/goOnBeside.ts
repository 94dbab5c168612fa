import { neighbourOf } from './neighbourOf.ts';

export interface Named {
  readonly id: string;
}

type Found = HTMLElement | null | undefined;

/** Whoever goes through cards or frames goes on beside those that go, and does not begin at the top. */
export function goOnBeside(
  all: readonly Named[],
  gone: readonly Named[],
  /** Asked before they go; what it gives finds the place once they are gone. */
  placeOf: (heir: Named) => () => Found | Promise<Found>,
  onNone: () => void,
): void {
  const heir = neighbourOf(all, gone);
  const find = heir && placeOf(heir);
  // What asked or was pressed gives the focus back first, to what is no longer there.
  const goOn = async () => {
    const place = await find?.();
    if (place) place.focus();
    else onNone();
  };
  setTimeout(() => void goOn());
}
