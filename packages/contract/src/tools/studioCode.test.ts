import { describe, expect, it } from 'vitest';
import { bringStudio } from './studioCode.ts';
import { studios } from './studios.ts';

describe('a studio that is brought by itself', () => {
  it.each(studios.map((studio) => [studio.id, studio]))(
    'is the one that stands among all others: %s',
    async (id, studio) => {
      const brought = await bringStudio(id);
      expect(brought).toEqual(studio);
      // The very same tools: a draft, a price and a label are looked up by them.
      brought?.modes.forEach(({ tool }, index) => expect(tool).toBe(studio.modes[index]!.tool));
    },
  );

  it('is none where no page has that name', async () => {
    expect(await bringStudio('darkroom')).toBeUndefined();
  });
});
