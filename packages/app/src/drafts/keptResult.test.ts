import { imageToPrompt, ultimateUpscale } from '@kinora/contract';
import { expect, test } from 'vitest';
import { memorySession } from '../tabSession.ts';
import { filesInMemory } from '../testing/filesInMemory.ts';
import { draftStorage, visitor } from './draftStorage.ts';
import type { StoredFile } from './fileStorage.ts';
import { keepResult, keptResult, type OwnResult } from './keptResult.ts';

/** Page loads of one tab, which hold nothing in memory of each other. */
function tab() {
  const session = memorySession();
  const files = new Map<string, StoredFile>();
  return {
    files,
    load: () => ({ storage: draftStorage({ session, fileStorage: filesInMemory(files) }), owner: visitor }),
  };
}

const words: OwnResult = {
  is: 'prompt',
  source: 'file',
  text: 'A boat, put right',
  making: { program: 'ComfyUI', seed: 7 },
};
const picture: OwnResult = {
  is: 'image',
  blob: new Blob(['drawn'], { type: 'image/png' }),
  width: 1280,
  height: 720,
  name: 'harbour-2x.png',
  milliseconds: 3200,
};

test.each([
  ['words', imageToPrompt, words],
  ['a picture', ultimateUpscale, picture],
])('%s that a device made are there again after a reload', async (_what, tool, made) => {
  const { load } = tab();
  keepResult(load(), tool, made);
  expect(await keptResult(load(), tool)).toEqual(made);
  keepResult(load(), tool, null);
  expect(await keptResult(load(), tool)).toBeNull();
});

test('a picture whose file is gone is not there again, and neither is what another tool made', async () => {
  const { files, load } = tab();
  keepResult(load(), ultimateUpscale, picture);
  files.clear();
  expect(await keptResult(load(), ultimateUpscale)).toBeNull();
  expect(await keptResult(load(), imageToPrompt)).toBeNull();
});
