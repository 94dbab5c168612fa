import { needsOptions } from '../../dev/needsOptions.ts';
import { needsUnique } from '../../dev/needsUnique.ts';
import { isSection, optionsOf } from './selectEntries.ts';
import type { SelectEntry } from './selectEntries.ts';

/** For development only: options that can be told apart, and sections of them too. */
export function needsEntries(
  component: string,
  entries: readonly SelectEntry[],
  chosen: Parameters<typeof needsOptions>[2],
): void {
  needsUnique(component, 'sections', 'title', entries.filter(isSection));
  needsOptions(component, optionsOf(entries), chosen);
}
