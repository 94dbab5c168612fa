import { historyWords, studioShortcuts } from '@kinora/contract';
import { englishLabels } from '@kinora/design-system';
import { expect, it } from 'vitest';
import { frameDeed } from '../../history/ContactSheet/frameDeed.ts';

const told = new Set(
  studioShortcuts.flatMap(({ shortcuts }) =>
    shortcuts.flatMap(({ keys }) => keys.map((each) => each.join('+'))),
  ),
);

it('every key that a frame obeys is among the keys that are shown', () => {
  const typed = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const obeyed = typed.filter(
    (key) => frameDeed({ key, ctrlKey: false, altKey: false, metaKey: false }) !== null,
  );
  expect(obeyed).toContain('r');
  expect(
    obeyed.map((key) => (key === ' ' ? 'Space' : key.toUpperCase())).filter((key) => !told.has(key)),
  ).toEqual([]);
});

it.each([
  ['[,]|[.]', englishLabels.previousFrame, englishLabels.nextFrame],
  ['[Left]|[Right]', historyWords.previous, historyWords.next],
])('the keys %s do what two buttons do, and are called as those are', (keys, before, after) => {
  const said = studioShortcuts
    .flatMap(({ shortcuts }) => shortcuts)
    .filter((each) => each.keys.map((key) => `[${key.join('+')}]`).join('|') === keys)
    .map(({ does }) => does);
  expect(said).toContain(`${before}, ${after[0]!.toLowerCase()}${after.slice(1)}`);
});
