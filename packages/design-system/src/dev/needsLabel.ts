import { invariant } from './invariant.ts';

/** For development only: what has no name says nothing to a screen reader. */
export function needsLabel(component: string, label: unknown, prop = 'label'): void {
  const isSaid = typeof label === 'string' ? label.trim() !== '' : label !== undefined && label !== null;
  invariant(isSaid && label !== false, {
    what: `${component} got no ${prop}.`,
    why: 'A screen reader has nothing to call it by.',
    fix: `Give it a ${prop} that says what it is for${prop === 'label' ? ', and isLabelHidden or the like where the eye sees it already' : ''}.`,
  });
}
