// The list of motions in Foundations is of all that moves, and of nothing else; and each keeps to the laws of the look.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { motions, type Motion } from '../../.storybook/pages/motion/motions.ts';
import { durations } from '../../packages/design-system/src/tokens/scales.ts';
import { root } from '../test/command.ts';
import { motionsFound } from './motionsFound.ts';

const packages = path.join(root, 'packages');
const found = Object.fromEntries(
  globSync(['*/src/**/*.css.ts', 'design-system/src/css/*.ts'], { cwd: packages })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => [file, motionsFound(file, readFileSync(path.join(packages, file), 'utf8'))] as const)
    .filter(([, list]) => list.length > 0)
    .toSorted(([one], [other]) => one.localeCompare(other)),
);

it('motions are found however they are written', () => {
  const text = `
    export const rise = keyframes({ from: { opacity: 0 } });
    const come = keyframes({ from: { opacity: 0 } });
    const fading = \`opacity \${vars.duration.develop} \${vars.easing.standard}\`;
    const round = 1200;
    style({
      animation: \`\${come} \${round}ms linear infinite\`,
      transition: ['color', 'scale'].map((each) => \`\${each} \${vars.duration.quick} \${vars.easing.enter}\`).join(', '),
      selectors: {
        a: { transition: \`\${fading}, filter 2s\` },
        b: { transitionDuration: vars.duration.instant, animation: 'none' },
      },
    });`;
  expect(motionsFound('A.css.ts', text)).toEqual([
    'color quick enter',
    'come 1200ms linear infinite',
    'filter 2s',
    'follows rise',
    'leaves instant',
    'opacity develop standard',
    'scale quick enter',
  ]);
});

it('every motion that is declared stands in the list of Foundations, and no other does', () => {
  const listed: Record<string, string[]> = {};
  for (const { declared } of motions as readonly Motion[])
    for (const [file, list] of Object.entries(declared)) (listed[file] ??= []).push(...list);
  const sorted = Object.entries(listed)
    .map(([file, list]) => [file, list.toSorted()] as const)
    .toSorted(([one], [other]) => one.localeCompare(other));
  expect(Object.fromEntries(sorted)).toEqual(found);
});

it('motion is driven by styles alone, where the list finds it', () => {
  const scripted = globSync('*/src/**/*.{ts,tsx}', { cwd: packages })
    .filter((file) => !/\.(test|stories)\./.test(file))
    .filter((file) =>
      /\.animate\(|startViewTransition|behavior: 'smooth'|\bscrollBehavior/.test(
        readFileSync(path.join(packages, file), 'utf8'),
      ),
    );
  expect(scripted).toEqual([]);
});

const lasts = (motion: string): number => {
  const name = Object.keys(durations).find((each) => motion.split(' ').includes(each));
  if (name) return Number.parseFloat(durations[name as keyof typeof durations]);
  const [, amount, unit] = /([\d.]+)(ms|s)\b/.exec(motion) ?? [];
  return Number(amount) * (unit === 's' ? 1000 : 1);
};

/** What comes, moves and answers; a picture develops, work goes on, and what leaves may be quicker. */
const bounds = {
  answers: [120, 240],
  develops: [420, 420],
  goesOn: [1000, 2400],
  leaves: [80, 120],
} as const;

it.each((motions as readonly Motion[]).map((motion) => [motion.title, motion] as const))(
  '‘%s’ lasts as long as the laws allow',
  (_title, { kind, declared }) => {
    const outside = Object.values(declared)
      .flat()
      .filter((motion) => !motion.startsWith('follows '))
      .filter((motion) => {
        const [least, most] = bounds[motion.startsWith('leaves ') ? 'leaves' : kind];
        return !(lasts(motion) >= least && lasts(motion) <= most);
      });
    expect(outside).toEqual([]);
  },
);
