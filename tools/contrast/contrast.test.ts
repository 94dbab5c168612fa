import { describe, expect, test } from 'vitest';
import { contrastRatio, toHex } from '../../packages/design-system/src/tokens/contrast.ts';
import { contrastPairs } from '../../packages/design-system/src/tokens/contrastPairs.ts';
import { modes } from '../../packages/design-system/src/tokens/scales.ts';
import type { Mode } from '../../packages/design-system/src/tokens/scales.ts';
import { colourOf, colours } from '../../packages/design-system/src/tokens/semantic.ts';
import type { ColourName } from '../../packages/design-system/src/tokens/semantic.ts';

describe.each(modes)('in %s', (mode) => {
  test.each(contrastPairs)('%s on %s has a contrast of at least %d', (foreground, background, lowest) => {
    expect(contrastRatio(colourOf(foreground)[mode], colourOf(background)[mode])).toBeGreaterThanOrEqual(
      lowest,
    );
  });
});

test('the arithmetic agrees with known colours and ratios', () => {
  expect(toHex({ l: 1, c: 0, h: 0 })).toBe('#ffffff');
  expect(toHex({ l: 0, c: 0, h: 0 })).toBe('#000000');
  // The film-box yellow and the danger red, as a browser rounds them.
  expect(toHex(colours.accent.solid.light)).toBe('#fcd726');
  expect(toHex(colours.danger.solid.light)).toBe('#cd1f2a');
  expect(contrastRatio({ l: 1, c: 0, h: 0 }, { l: 0, c: 0, h: 0 })).toBeCloseTo(21, 10);
  // Yellow on a light ground is no ink, which is why its fills carry an edge there.
  expect(contrastRatio(colours.accent.solid.light, colours.bg.surface.light)).toBeLessThan(1.5);
  const worst = (name: ColourName, mode: Mode) =>
    Math.min(
      ...contrastPairs
        .filter(([foreground]) => foreground === name)
        .map(([, background]) => contrastRatio(colourOf(name)[mode], colourOf(background)[mode])),
    );
  // The tightest pairs, as the design was drawn.
  expect(worst('border.control', 'light')).toBeCloseTo(3.12, 2);
  expect(worst('border.control', 'dark')).toBeCloseTo(3.27, 2);
  expect(worst('text.tertiary', 'light')).toBeCloseTo(4.7, 2);
  expect(worst('text.tertiary', 'dark')).toBeCloseTo(4.81, 2);
});

test('what carries words or meaning stands in at least one pair', () => {
  const paired = new Set(contrastPairs.flatMap(([foreground]) => [foreground]));
  const meaningful = Object.entries(colours)
    .filter(([group]) => !['bg', 'fill', 'border'].includes(group))
    .flatMap(([group, roles]) => Object.keys(roles).map((role) => `${group}.${role}`))
    .filter((name) => !/\.(soft|solid|hover|pressed)$/.test(name))
    // Disabled words are exempt, and Kinora hardly disables.
    .filter((name) => name !== 'text.disabled');
  expect(meaningful.filter((name) => !paired.has(name as never))).toEqual([]);
});
