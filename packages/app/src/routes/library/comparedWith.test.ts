import { creationFixture } from '@kinora/contract/testing';
import { expect, it } from 'vitest';
import { comparableWith, meantBeside } from './comparedWith.ts';

/** Newest first: a letter for each, w and v of two tools that make clips, i of one that makes pictures. */
const history = (...names: readonly string[]) =>
  names.map((id, index) =>
    creationFixture(
      {
        id,
        model_used: { w: 'wan-i2v', v: 'veo3', i: 'create-image', o: 'once-there' }[id[0]!]!,
        type: id.startsWith('i') ? 'image' : 'video',
      },
      index,
    ),
  );

const meant = (of: string, ...names: readonly string[]) => {
  const all = history(...names);
  const creation = all.find(({ id }) => id === of)!;
  return meantBeside(creation, comparableWith(creation, all))?.id;
};

it.each<[of: string, names: string, besides: string | undefined, why: string]>([
  ['w1', 'w1 v1 w2 w3', 'w2', 'the last that its tool made before it'],
  ['w2', 'w1 w2 v1 w3', 'w3', 'the last that its tool made before it, not the newest of all'],
  ['w3', 'w1 w2 v1 w3 v2', 'w1', 'the newest of its tool where that made none before it'],
  ['w1', 'v1 w1 i1 v2', 'v2', 'the last of its kind before it where its tool made no other'],
  ['w1', 'v1 v2 w1', 'v1', 'the newest of its kind where nothing was made before it'],
  ['o1', 'v1 o1 v2 o2', 'o2', 'the last of its own model where its tool is gone'],
  ['w1', 'w1 i1', undefined, 'nothing where all others are of another kind'],
  ['i1', 'i1', undefined, 'nothing where it is alone'],
])('what is laid beside %s of %s is %s: %s', (of, names, beside) => {
  expect(meant(of, ...names.split(' '))).toBe(beside);
});

it('what is not done, or has nothing to be seen by, is laid beside nothing', () => {
  const [creation, ...others] = history('w1', 'w2', 'w3', 'w4');
  const [made, failed, unseen] = others;
  expect(
    comparableWith(creation!, [
      creation!,
      made!,
      { ...failed!, status: 'failed' },
      { ...unseen!, thumbnail_url: null },
    ]),
  ).toEqual([made]);
});
