import {
  formWords,
  initialValues,
  noLimits,
  premiumLipSync,
  veo3,
  wanImageToVideo,
  type StudioCreation,
  type StudioTool,
} from '@kinora/contract';
import { creationFixture } from '@kinora/contract/testing';
import { expect, test, vi } from 'vitest';
import { fileLabels } from '../../labels/fileLabels.ts';
import { placeFrames } from './placeFrames.ts';

const lost = 'This frame could not be read.';
const clip = creationFixture({
  type: 'video',
  status: 'completed',
  file_url: '/files/tide.mp4',
  thumbnail_url: '/files/tide.webp',
});

/** What is asked for, and said, when these ids fall on the studio of a tool. */
async function fallen(own: readonly StudioCreation[], ids: readonly string[], tool: object, input?: string) {
  const refuse = vi.fn();
  const byId = vi.fn(async (id: string) => own.find((each) => each.id === id) ?? null);
  const readFrame = vi.fn(async (_address: string): Promise<Blob> =>
    Promise.reject(new Error('Seen enough.')),
  );
  const studio = {
    tool: tool as StudioTool,
    draft: initialValues(tool as StudioTool),
    limits: noLimits,
    said: formWords,
    set: vi.fn(),
    refuse,
    tell: vi.fn(),
  };
  await placeFrames(() => studio, ids, { api: { creations: { byId } }, readFrame }, undefined, lost, input);
  return {
    found: byId.mock.calls.map(([id]) => id),
    fetched: readFrame.mock.calls.map(([address]) => address),
    refused: refuse.mock.calls.map(([saying]) => saying.title),
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
  expect(await fetched(wanImageToVideo, 'image')).toEqual([clip.thumbnail_url]);
  // Beside every place, and on one that it does not fit.
  expect(await fetched(premiumLipSync)).toEqual([clip.file_url]);
  expect(await fetched(premiumLipSync, 'audio')).toEqual([clip.file_url]);
});

test('a frame that fits nowhere is not fetched, and the tool says what it does not take', async () => {
  expect(await fallen([clip], [clip.id], veo3)).toMatchObject({
    fetched: [],
    refused: [`${veo3.title} takes no video.`],
  });
});

test('a page that writes a thousand ids into a drag makes nobody look for more than a form holds, and it is said that there were more', async () => {
  const ids = Array.from({ length: 1000 }, (_, index) => `${index}`);
  const { found, refused } = await fallen([], ids, wanImageToVideo);
  expect(found).toHaveLength(50);
  expect(refused).toEqual([`${fileLabels.tooManyFrames(50)} ${lost}`]);
});
