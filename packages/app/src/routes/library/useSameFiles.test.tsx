// @vitest-environment happy-dom
import {
  changedLines,
  newId,
  premiumMultiImage,
  settingLines,
  wanImageToVideo,
  type StudioCreation,
} from '@kinora/contract';
import { createFakeStudioApi, creationFixture } from '@kinora/contract/testing';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { appWindow } from '../../testing/appWindow.tsx';
import { useSameFiles } from './useSameFiles.ts';

afterEach(cleanup);

const api = createFakeStudioApi({
  scenario: { accounts: [{ email: 'mara@example.com', password: 'correct horse' }] },
});
const { id } = api.world.signedIn().session.user;
vi.mock(import('../../account/AuthProvider.tsx'), async (original) => ({
  ...(await original()),
  useUserId: () => 'mara',
}));

/** A file of hers that holds this. */
const place = (name: string, content: string | null) => {
  const reference = `${id}/${newId()}-${name}`;
  if (content !== null) api.world.uploads.set(reference, new Blob([content]));
  return reference;
};
const harbour = ['harbour.png', 'again.png', 'third.png'].map((name) => place(name, 'A harbour.'));
const quay = place('quay.png', 'A quay.');
const gone = place('gone.png', null);

const said = { on: '', off: '', none: '', random: '', strokes: () => '' };
type Tool = typeof wanImageToVideo | typeof premiumMultiImage;
const made = (tool: Tool, settings: object) =>
  creationFixture({ model_used: tool.call.model, prompt: null, settings: { ...settings } });

/** Which settings are told to have changed from one to the other. */
function changesOf(was: StudioCreation, is: StudioCreation, tool: Tool) {
  const [before, after] = [was, is].map((each) => settingLines(each, tool, said));
  return changedLines(before!, after!).map((line) => line.id);
}

async function changed(tool: Tool, before: object, after: object) {
  const [earlier, later] = [made(tool, before), made(tool, after)];
  const { result } = renderHook(() => useSameFiles(earlier, later), appWindow(api));
  await waitFor(() => expect(result.current).toBeDefined());
  return changesOf(result.current!, later, tool);
}

it.each<[string, Tool, object, object, readonly string[]]>([
  ['the same file, sent twice', wanImageToVideo, { image: harbour[0] }, { image: harbour[1] }, []],
  ['another file', wanImageToVideo, { image: harbour[0] }, { image: quay }, ['image']],
  ['a file, which one can’t know', wanImageToVideo, { image: gone }, { image: quay }, ['image']],
  ['one place', wanImageToVideo, { image: quay, motion: 1 }, { image: quay, motion: 2 }, ['motion']],
  [
    'two alike, sent once more',
    premiumMultiImage,
    { images: [harbour[0], quay, harbour[1]] },
    { images: [harbour[1], quay, harbour[2]] },
    [],
  ],
  [
    'the same in another order',
    premiumMultiImage,
    { images: [harbour[0], quay] },
    { images: [quay, harbour[2]] },
    ['images'],
  ],
])('what two were made of is compared by what it holds: %s', async (_what, tool, before, after, ids) => {
  expect(await changed(tool, before, after)).toEqual(ids);
});

it('nothing is told to have changed while it is looked up what two files hold', async () => {
  const asked = vi.spyOn(api.storage, 'fingerprints').mockReturnValueOnce(new Promise(() => {}));
  const pair = [
    made(wanImageToVideo, { image: harbour[0] }),
    made(wanImageToVideo, { image: quay }),
  ] as const;
  const { result } = renderHook(() => useSameFiles(...pair), appWindow(api));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(result.current).toBeUndefined();
  asked.mockRestore();
});

it.each<[string, Tool, object, object, readonly string[]]>([
  [
    'all else is compared',
    wanImageToVideo,
    { image: harbour[0], motion: 1 },
    { image: quay, motion: 2 },
    ['motion'],
  ],
  [
    'one file more is one more',
    premiumMultiImage,
    { images: [harbour[0]] },
    { images: [harbour[1], quay] },
    ['images'],
  ],
])('where it cannot be looked up what files hold, %s', async (_what, tool, before, after, ids) => {
  api.world.failures.set('storage.fingerprints', { kind: 'Offline', message: 'No network.' });
  expect(await changed(tool, before, after)).toEqual(ids);
  api.world.failures.clear();
});
