import { kindOf, resultRatio, type AnyTool } from '@kinora/contract';
import { lengthAsked } from '@kinora/contract/testing';
import { lightIn, type Picture, type Seen } from './seen.ts';
import { expect } from './test.ts';

type Asked = Readonly<Record<string, unknown>>;

/** What it was made of, and how large a server makes what it is asked for. */
export interface Given {
  readonly shape: { readonly width: number; readonly height: number };
  /** Seconds of a clip and of a sound. */
  readonly video: number;
  readonly audio: number;
  readonly scale: number;
}

export function ratioAsked(tool: AnyTool, values: Asked, { shape }: Given): number {
  const { resultAspect } = tool;
  return resultRatio(tool, 'like' in resultAspect ? { [resultAspect.like]: shape } : values);
}

/** '720p', '512x512' and the like; a clip of a tool that does not speak of it has 720. */
export function linesAsked(tool: AnyTool, values: Asked): number | null {
  // One that the tool decides is in no request.
  const said = Object.entries(tool.inputs).map(
    ([name, input]) => values[name] ?? kindOf(input).initial(input),
  );
  const lines = said.find((each) => typeof each === 'string' && /^\d+(p|x\d+)$/.test(each));
  if (lines !== undefined) return Number.parseInt(lines as string, 10);
  return tool.makes === 'video' ? 720 : null;
}

/** Neither black nor blank, at any of its moments. */
function expectSomethingOn(picture: Picture) {
  const { light, spread } = lightIn(picture);
  expect(light, `light at ${picture.at} s`).toBeGreaterThan(16);
  expect(light, `light at ${picture.at} s`).toBeLessThan(245);
  expect(spread, `spread at ${picture.at} s`).toBeGreaterThan(3);
}

/** Its size, its shape, its length and what is on it are what these values ask for. */
export function expectMadeAsAsked(tool: AnyTool, values: Asked, seen: Seen, given: Given) {
  const shorter = Math.min(seen.width, seen.height);
  // Both sides are whole, and even where H.264 wants it: a side may be off by one.
  expect(Math.abs(seen.width / seen.height / ratioAsked(tool, values, given) - 1)).toBeLessThan(
    2.5 / shorter,
  );
  const lines = linesAsked(tool, values);
  if (lines !== null) expect(Math.abs(shorter - lines * given.scale)).toBeLessThanOrEqual(1);
  expect(shorter).toBeGreaterThan(90);
  expect(seen.clip !== null).toBe(tool.makes === 'video');
  if (seen.clip) {
    const seconds = lengthAsked(tool, values, given);
    expect(Math.abs(seen.clip.seconds - seconds!)).toBeLessThanOrEqual(0.2);
    expect(seen.clip.missed).toBeLessThan(0.05);
    // Waves that roll in, a stroke, or a clip that moves by itself: it was asked for in each.
    expect(seen.clip.moved).toBeGreaterThan(1);
  }
  for (const picture of seen.pictures) expectSomethingOn(picture);
}
