import { describe, expect, it } from 'vitest';
import type { Pixels } from '../look/pixels.ts';
import { shapeOf } from './framing.ts';
import { readingOf, type SeenObject } from './pictureReading.ts';
import { wordsFor } from './wordsFor.ts';

type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

/** A picture drawn point by point, from 0 to 1 across and down. */
function drawn(at: (x: number, y: number) => Colour, width = 96, height = 64): Pixels {
  const rgba = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const [red, green, blue, alpha = 255] = at(x / width, y / height);
      rgba.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  return { rgba, width, height };
}
const read = (pixels: Pixels, objects?: readonly SeenObject[]) => readingOf(pixels, pixels, objects);
const disc = (x: number, y: number, atX: number, atY: number) => Math.hypot((x - atX) * 1.5, y - atY) < 0.15;

describe('what the pixels of a picture show', () => {
  it('is its colours by name, the ones that are seen first first', () => {
    const sky = read(drawn((_x, y) => (y < 0.6 ? [140, 196, 238] : [31, 77, 46])));
    expect(sky.palette.map(({ name }) => name)).toEqual(['sky blue', 'forest green']);
    expect(sky.palette[0]!.share).toBeCloseTo(0.6, 1);
    const flag = read(drawn((x, y) => (disc(x, y, 0.5, 0.5) ? [207, 42, 42] : [250, 250, 250])));
    expect(flag.palette.map(({ name }) => name)).toEqual(['white', 'red']);
  });

  it('is how strong and how warm they are', () => {
    expect(read(drawn((x) => [x * 255, x * 255, x * 255])).colouring).toEqual({
      strength: 'black and white',
      temperature: null,
    });
    expect(read(drawn(() => [240, 138, 36])).colouring).toEqual({ strength: 'vivid', temperature: 'warm' });
    expect(read(drawn(() => [92, 117, 144])).colouring).toEqual({ strength: 'natural', temperature: 'cool' });
    // One small red thing in the gray makes a picture one with colour.
    const lone = read(drawn((x, y) => (disc(x, y, 0.5, 0.5) ? [207, 42, 42] : [128, 128, 128])));
    expect(lone.colouring.strength).not.toBe('black and white');
  });

  it('is its light, its side and its contrast', () => {
    expect(read(drawn(() => [8, 8, 12])).light).toEqual({
      brightness: 'very dark',
      contrast: 'low',
      from: null,
    });
    expect(read(drawn((x) => [(1 - x) * 255, (1 - x) * 255, (1 - x) * 255])).light).toMatchObject({
      contrast: 'high',
      from: 'left',
    });
    expect(read(drawn((_x, y) => [0, (1 - y) * 120, 60])).light.from).toBe('above');
  });

  it('is where its subject lies', () => {
    const with1 = (atX: number, atY: number) =>
      read(drawn((x, y) => (disc(x, y, atX, atY) ? [20, 20, 20] : [230, 230, 230]))).framing;
    expect(with1(0.5, 0.5)).toMatchObject({ subject: 'centered', detail: 'flat' });
    expect(with1(0.2, 0.5).subject).toBe('on the left');
    expect(with1(0.8, 0.5).subject).toBe('on the right');
    expect(with1(0.5, 0.2).subject).toBe('high in the frame');
    expect(with1(0.5, 0.8).subject).toBe('low in the frame');
    expect(read(drawn(() => [120, 120, 120])).framing.subject).toBeNull();
  });

  it('leaves out what can be seen through', () => {
    const cut = read(drawn((x, y) => (disc(x, y, 0.5, 0.5) ? [207, 42, 42] : [0, 255, 0, 0])));
    expect(cut.isCutOut).toBe(true);
    expect(cut.palette.map(({ name }) => name)).toEqual(['red']);
    const nothing = read(drawn(() => [0, 0, 0, 0]));
    expect(nothing.palette).toEqual([]);
    expect(wordsFor(nothing)).toBe('transparent background, 3:2');
  });

  it.each([
    [1000, 1000, '1:1'],
    [1920, 1080, '16:9'],
    [1080, 1920, '9:16'],
    [1600, 1000, '16:10'],
    [3000, 2000, '3:2'],
    [3440, 1440, '21:9'],
    [1000, 300, 'wide format'],
    [300, 1000, 'tall format'],
  ])('names the shape of %d x %d %s', (width, height, shape) => {
    expect(shapeOf({ width, height })).toBe(shape);
  });
});

describe('the prompt made of it', () => {
  const sky = drawn((_x, y) => (y < 0.6 ? [140, 196, 238] : [31, 77, 46]), 160, 90);

  it('begins with what was seen, as sure as the detector is', () => {
    const prompt = wordsFor(
      read(sky, [
        { name: 'boat', certainty: 0.8 },
        { name: 'cup', certainty: 0.5 },
        { name: 'bird', certainty: 0.4 },
        { name: 'person', certainty: 0.7 },
        { name: 'person', certainty: 0.6 },
      ]),
    );
    expect(prompt).toMatch(/^boat, several: person, possibly cup, palette of sky blue and forest green, /);
    expect(prompt).not.toContain('bird');
  });

  it('says no more than the pixels show, in the same words each time', () => {
    expect(wordsFor(read(sky))).toBe(
      'palette of sky blue and forest green, natural colors, cool tones, soft, even light from above, medium contrast, flat shapes, subject low in the frame, 16:9',
    );
  });
});
