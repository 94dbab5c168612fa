import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { pictureSets } from '../../.storybook/pictureSets.ts';
import { pictureOf, picturesFolder } from '../../tools/pictures/differences.ts';
import { entriesOfBook } from './builtBook.ts';

it.each(pictureSets)(
  'the pictures in $name are of the stories tagged for it, and of no other',
  async (set) => {
    const stories = (await entriesOfBook()).filter(
      ({ type, tags }) => type === 'story' && tags.includes(set.tag),
    );
    const files = await readdir(path.join(picturesFolder, set.name));
    expect(files.toSorted()).toEqual(stories.map(({ id }) => `${pictureOf(id)}.png`).toSorted());
  },
);
