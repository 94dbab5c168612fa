import { recall, remember, unlearn } from '../deviceMemory.ts';

const key = 'kinora-place-before-mail';

/** Held by a tab until it is closed or loaded anew: with it goes what was filled in there. */
const stay = () =>
  void globalThis.navigator.locks?.request(key, { mode: 'shared' }, () => new Promise(() => {}));

/** The link in a mail comes back to the root, in a tab of its own (A87): where somebody was going is kept for it here. */
export function keepPlace(href: string): void {
  remember(key, href);
  stay();
}

/** Once. */
export function placeKept(): string | null {
  const href = recall(key);
  unlearn(key);
  return href;
}

/** Whether the tab that kept it is still open. */
export async function isPlaceOpen(): Promise<boolean> {
  const tabs = await globalThis.navigator.locks?.query().catch(() => null);
  return tabs?.held?.some(({ name }) => name === key) ?? false;
}
