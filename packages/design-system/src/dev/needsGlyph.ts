import { isValidElement } from 'react';
import { invariant } from './invariant.ts';

/** For development only: a drawing is handed over as the component itself, not as an element of it. */
export function needsGlyph(component: string, prop: string, glyph: unknown): void {
  const isComponent =
    typeof glyph === 'function' || (typeof glyph === 'object' && glyph !== null && !isValidElement(glyph));
  invariant(isComponent, {
    what: `${component} got ${isValidElement(glyph) ? 'an element' : String(glyph)} as its ${prop}.`,
    why: 'There is nothing to draw.',
    fix: `Give it a drawing from @kinora/design-system/icons: ${prop}={Download}.`,
  });
}
