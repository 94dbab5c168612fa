import { expect, it } from 'vitest';
import { picturesAsked } from './picturesAsked.ts';

it.each([
  [[], 'compared'],
  [['--update=none', '--maxWorkers=1', 'Button'], 'compared'],
  [['--updated'], 'compared'],
  [['Button', '--update=all'], 'taken anew'],
  [['--update'], 'taken anew'],
  [['-u'], 'taken anew'],
] as const)(
  'started with %j, pictures are %s, and never in a browser that is not the pinned one',
  (words, asked) => {
    expect(picturesAsked(words, true)).toBe(asked);
    expect(picturesAsked(words, false)).toBe('not compared');
  },
);
