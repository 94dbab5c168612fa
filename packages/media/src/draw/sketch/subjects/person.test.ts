import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { lightOf } from '../light.ts';
import type { Ground } from '../layer.ts';
import { sketchPlan } from '../sketchPlan.ts';
import { person } from './person.ts';

const side = 200;

it.each(['day', 'golden hour', 'at night'])(
  'who is asked for a portrait draws a figure of one dark tone, and never a face: %s',
  (time) => {
    const plan = sketchPlan(`a portrait of a smiling woman, close-up, ${time}`);
    expect(plan.subjects).toContain('person');
    const canvas = createCanvas(side, side);
    const pen = canvas.getContext('2d');
    person(pen, { x: side / 2, y: side, tall: side }, { plan, light: lightOf(plan) } as Ground);
    const { data } = pen.getImageData(0, 0, side, side);
    const drawn = Array.from({ length: side * side }, (_, at) => at * 4).filter((at) => data[at + 3] === 255);
    // A head alone would be some 500 of them.
    expect(drawn.length).toBeGreaterThan(1000);
    for (const channel of [0, 1, 2]) {
      const tones = drawn.map((at) => data[at + channel]!);
      // Where outlines meet, they are rounded another way.
      expect(Math.max(...tones) - Math.min(...tones)).toBeLessThanOrEqual(1);
      expect(tones[0]).toBeLessThan(80);
    }
  },
);
