import { isFileInput, mediaOf, type AnyTool, type Creation, type MediaKind } from '@kinora/contract';
import type { Page } from '@playwright/test';
import { dataUrlOf, type ChosenFile } from './files.ts';
import { listenTo, type Heard } from './heard.ts';
import { alike, apart, lightsOf, picturesOf, type Picture } from './seen.ts';
import { expect } from './test.ts';

type Chosen = Readonly<Partial<Record<MediaKind, ChosenFile>>>;

/** What a tool makes of a clip: more of it, another sound to it, or another look. */
function makingOf(tool: AnyTool): 'longer' | 'voiced' | 'restyled' {
  const inputs = Object.values(tool.inputs);
  if (inputs.some((input) => isFileInput(input) && input.longestInAll)) return 'longer';
  return inputs.some((input) => mediaOf(input) === 'audio') ? 'voiced' : 'restyled';
}

const apartInLight = (one: Picture, other: Picture) => apart(lightsOf(one), lightsOf(other));

function expectSamePictures(kept: readonly Picture[], source: readonly Picture[], most: number) {
  for (const [index, picture] of kept.entries())
    expect(apartInLight(picture, source[index]!), `from its source at ${picture.at} s`).toBeLessThan(most);
}

/** Another look, of that clip and no other. */
function expectRestyled(pictures: readonly Picture[], source: readonly Picture[]) {
  for (const [index, picture] of pictures.entries()) {
    const from = source[index]!;
    expect(apart(picture.points, from.points), `from its source at ${picture.at} s`).toBeGreaterThan(10);
    expect(alike(lightsOf(picture), lightsOf(from)), `like its source at ${picture.at} s`).toBeGreaterThan(
      0.8,
    );
  }
}

/** What was added begins where the clip ended, and goes on from there. */
function expectGoesOn([first, ...more]: readonly Picture[], last: Picture) {
  expect(apartInLight(first!, last), 'where it goes on').toBeLessThan(2);
  const moved = more.map((each) => apartInLight(each, first!));
  expect(Math.max(...moved), 'what was added').toBeGreaterThan(1);
}

/** What was given is heard, and for so long; an encoder may begin it a moment late. */
function expectSameSound(heard: Heard, given: Heard, seconds: number) {
  expect(Math.abs(heard.seconds - seconds)).toBeLessThanOrEqual(0.2);
  expect(Math.abs(heard.pitch / given.pitch - 1)).toBeLessThan(0.03);
  expect(Math.max(...heard.loudness)).toBeGreaterThan(0.1);
  for (const [at, loudness] of given.loudness.entries())
    expect(Math.abs(heard.loudness[at]! - loudness), `loudness at ${at / 5} s`).toBeLessThan(0.06);
}

/** What was made of a clip is of that clip, and not that clip itself; the page is left. */
export async function expectOfItsSource(
  page: Page,
  origin: string,
  tool: AnyTool,
  { file_url: address }: Pick<Creation, 'file_url'>,
  { video, audio }: Chosen,
  seconds: { readonly video: number; readonly made: number },
) {
  if (!video || !address) return;
  const making = makingOf(tool);
  const both = Math.min(seconds.video, seconds.made);
  const moments = [0, both / 2, both - 0.1];
  const after = making === 'longer' ? [0.1, (seconds.made - both) / 2, seconds.made - both - 0.1] : [];
  const source = await picturesOf(page, origin, dataUrlOf(video), moments);
  const pictures = await picturesOf(page, origin, address, [...moments, ...after.map((each) => both + each)]);
  const beside = pictures.slice(0, moments.length);
  if (making === 'restyled') return expectRestyled(beside, source);
  // Of a voice something moves, if only a little; what is kept is only written anew.
  expectSamePictures(beside, source, making === 'voiced' ? 4 : 2);
  if (making === 'longer') return expectGoesOn(pictures.slice(moments.length), source.at(-1)!);
  expectSameSound(await listenTo(page, address), await listenTo(page, dataUrlOf(audio!)), both);
}
