import { describe, expect, it } from 'vitest';
import { createImage } from '../tools/createImage.ts';
import type { OptionInput } from '../tools/kinds/index.ts';
import { premiumEffects } from '../tools/premium/effects.ts';
import { ultimateUpscale } from '../tools/ultimateUpscale.ts';
import { samplePictures } from './samplePictures.ts';

const pickers: [string, OptionInput<string>][] = [
  ['styles (A214)', createImage.inputs.style],
  ['effects (A293)', premiumEffects.inputs.effect],
  ['types (A240)', ultimateUpscale.inputs.type],
];

describe.each(pickers)('%s', (_, { options }) => {
  it('each have a picture, and no two of them the same', () => {
    const drawn = options.map(({ value }) => samplePictures[value]);
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn).size).toBe(options.length);
  });
});

it('a sample picture holds nothing that would be asked for over a network', () => {
  for (const picture of Object.values(samplePictures))
    expect(decodeURIComponent(picture).replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href/);
});
