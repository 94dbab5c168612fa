import {
  formWords,
  initialValues,
  noLimits,
  premiumLipSync,
  premiumMultiImage,
  titleOf,
  veo3,
  wanImageToVideo,
  type StudioCreation,
  type StudioTool,
} from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import { expect, test, vi } from 'vitest';
import { fileLabels } from '../../labels/fileLabels.ts';
import type { FramePlace } from '../FrameRow/framePlaces.ts';
import { frameFile, placeFrames, type OwnFrames } from './placeFrames.ts';

const lost = 'This frame could not be read.';
const clip = creationFixture({
  type: 'video',
  status: 'completed',
  file_url: '/files/tide.mp4',
  thumbnail_url: '/files/tide.webp',
});

const studioOf = (tool: object, held: object = {}) => ({
  tool: tool as StudioTool,
  draft: { ...initialValues(tool as StudioTool), ...held },
  limits: noLimits,
  said: formWords,
  set: vi.fn(),
  refuse: vi.fn(),
  tell: vi.fn(),
});

/** What is asked for, and said, when these ids fall on the studio of a tool. */
async function fallen(
  own: readonly StudioCreation[],
  ids: readonly string[],
  tool: object,
  input?: string,
  held?: object,
) {
  const byId = vi.fn(async (id: string) => own.find((each) => each.id === id) ?? null);
  const readFrame = vi.fn(async (_address: string): Promise<Blob> =>
    Promise.reject(new Error('Seen enough.')),
  );
  const studio = studioOf(tool, held);
  await placeFrames(
    () => studio,
    ids,
    { api: { creations: { byId } }, readFrame },
    undefined,
    lost,
    titleOf,
    input,
  );
  return {
    found: byId.mock.calls.map(([id]) => id),
    fetched: readFrame.mock.calls.map(([address]) => address),
    refused: studio.refuse.mock.calls.map(([saying]) => saying.title),
  };
}

test('a frame that is none of this person’s is not fetched from anywhere, whatever a page wrote', async () => {
  const forged = ['https://elsewhere.example/a.png', clip.id.replace(/.$/, 'x'), ''];
  expect(await fallen([clip], forged, wanImageToVideo)).toEqual({
    found: forged,
    fetched: [],
    refused: [lost],
  });
});

test('the file of a frame is fetched from where its own record says, as what the input asks for', async () => {
  const fetched = async (...where: [tool: object, input?: string]) =>
    (await fallen([clip], [clip.id], ...where)).fetched;
  expect(await fetched(premiumLipSync, 'video')).toEqual([clip.file_url]);
  // Beside every place, and on one that it does not fit.
  expect(await fetched(premiumLipSync)).toEqual([clip.file_url]);
  expect(await fetched(premiumLipSync, 'audio')).toEqual([clip.file_url]);
});

/** The file that comes of a clip in a place for a picture, with what can be read of it. */
async function pictureOf(creation: StudioCreation, readFrame: OwnFrames['readFrame']) {
  const place = { input: wanImageToVideo.inputs.image, address: creation.file_url } as FramePlace;
  const file = await frameFile(creation, place, readFrame, fileLabels, titleOf);
  return [file.name, await file.text()];
}

test('a clip in a place for a picture is its first frame in full size, and says so; its small still only where it can’t be read', async () => {
  const { fetched } = await fallen([clip], [clip.id], wanImageToVideo, 'image');
  expect(fetched).toEqual([clip.file_url, clip.thumbnail_url]);
  const name = (ending: string) => `${fileLabels.firstFrameOf(titleOf(clip))}.${ending}`;
  expect(
    await pictureOf(clip, async (_address, kind) => new Blob(['full'], { type: `${kind}/png` })),
  ).toEqual([name('png'), 'full']);
  const unplayable: OwnFrames['readFrame'] = async (address) => {
    if (address === clip.file_url) throw new Error('No picture of it can be had.');
    return new Blob(['small'], { type: 'image/webp' });
  };
  expect(await pictureOf(clip, unplayable)).toEqual([name('webp'), 'small']);
  await expect(pictureOf({ ...clip, thumbnail_url: null }, unplayable)).rejects.toThrow('No picture');
});

test('a frame that fits nowhere is not fetched, and the tool says what it does not take', async () => {
  expect(await fallen([clip], [clip.id], veo3)).toMatchObject({
    fetched: [],
    refused: [`${veo3.title} takes no video.`],
  });
});

test('a page that writes a thousand ids into a drag makes nobody look for more than fifty of them, and it is said that there were more', async () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `${index}`);
  const { found, refused } = await fallen([], ids, wanImageToVideo);
  expect(found).toHaveLength(50);
  expect(refused).toEqual([`${fileLabels.tooManyFrames(50)} ${lost}`]);
});

const pictures = Array.from({ length: 6 }, (_, index) =>
  creationFixture(
    { type: 'image', status: 'completed', file_url: `/files/${index}.png`, thumbnail_url: null },
    index,
  ),
);
const files = pictures.map(({ file_url }) => file_url);
const ids = pictures.map(({ id }) => id);
const held = (name: string) => ({ name, width: 640, height: 480 });

test.each([
  ['on the only place', wanImageToVideo, 'image', {}, 1],
  ['beside the only place', wanImageToVideo, undefined, {}, 1],
  ['on the only place, which holds one', wanImageToVideo, 'image', { image: held('a.png') }, 1],
  ['on a place for several', premiumMultiImage, 'images', { images: [held('a.png')] }, 3],
  ['on a place for one beside one for several', premiumMultiImage, 'tail', {}, 1],
  ['beside a place for one and one for several', premiumMultiImage, undefined, {}, 5],
  [
    'where every place is taken',
    premiumMultiImage,
    undefined,
    { images: ['a', 'b', 'c', 'd'].map(held), tail: held('tail.png') },
    0,
  ],
])(
  'of frames that fall %s no more are fetched than have room there',
  async (_where, tool, input, before, most) => {
    expect((await fallen(pictures, ids, tool, input, before)).fetched).toEqual(files.slice(0, most));
  },
);

test('frames for which there is no place left are refused unread', async () => {
  const full = { images: ['a', 'b', 'c', 'd'].map(held), tail: held('tail.png') };
  expect(await fallen(pictures, ids, premiumMultiImage, undefined, full)).toMatchObject({
    fetched: [],
    refused: [fileLabels.placesFull.image],
  });
});

test('a frame that comes after its form has gone is put nowhere, and nothing is said of it', async () => {
  const studio = studioOf(wanImageToVideo);
  let isGone = false;
  const readFrame = async () => {
    isGone = true;
    return new Blob(['x'], { type: 'image/png' });
  };
  const own = { api: { creations: { byId: async () => pictures[0]! } }, readFrame };
  expect(
    await placeFrames(() => (isGone ? null : studio), [ids[0]!], own, undefined, lost, titleOf, 'image'),
  ).toBe(false);
  for (const told of [studio.set, studio.refuse, studio.tell]) expect(told).not.toHaveBeenCalled();
});
