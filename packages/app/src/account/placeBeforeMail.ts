import { recall, remember, unlearn } from '../deviceMemory.ts';

const key = 'kinora-place-before-mail';

/** The link in a mail comes back to the root, in a tab of its own (A87): where somebody was going is kept for it here. */
export const keepPlace = (href: string): void => remember(key, href);

/** Once. */
export function placeKept(): string | null {
  const href = recall(key);
  unlearn(key);
  return href;
}
