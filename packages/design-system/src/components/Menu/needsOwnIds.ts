import { needsUnique } from '../../dev/needsUnique.ts';
import { isSection } from './menuEntry.ts';
import type { MenuContent, MenuLineLook } from './menuEntry.ts';

/** For development only: the lines of a menu and its sections share one set of ids. */
export function needsOwnIds<Entry extends MenuLineLook>(
  component: string,
  contents: readonly MenuContent<Entry>[],
): void {
  needsUnique(
    component,
    'items',
    'id',
    contents.flatMap((content): readonly { id: string }[] =>
      isSection(content) ? [content, ...content.entries] : [content],
    ),
  );
}
