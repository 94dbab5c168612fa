// @vitest-environment happy-dom
import { newId, wanImageToVideo, type AnyForm } from '@kinora/contract';
import { createFakeStudioApi, mediaFileFixture } from '@kinora/contract/testing';
import { AskedCode } from '@kinora/studio-kit';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { appWindow } from '../../testing/appWindow.tsx';
import { useFilesAgain } from './useFilesAgain.ts';

afterEach(cleanup);

const person = { id: 'mara' };
vi.mock(import('../../account/AuthProvider.tsx'), async (original) => ({
  ...(await original()),
  useAuth: () => ({ user: { ...person } }) as never,
}));
const fill = vi.fn((_tool: AnyForm, _values: object) => null);
vi.mock(import('../../drafts/useFilling.ts'), () => ({
  useFilling: () => async (tool) => (values) => fill(tool, values),
}));
let arrive = async () => {};
vi.mock(import('./fetchedFile.ts'), async (original) => ({
  ...(await original()),
  fetchedFile: async (_address, name) => {
    await arrive();
    return mediaFileFixture({ name });
  },
}));
afterEach(() => {
  fill.mockClear();
  arrive = async () => {};
});

const api = createFakeStudioApi({
  scenario: { accounts: [{ email: 'mara@example.com', password: 'correct horse' }] },
});
const { id } = api.world.signedIn().session.user;
const place = (name: string) => `${id}/${newId()}-${name}`;
const kept = place('harbour.png');
api.world.uploads.set(kept, new Blob());

const told = vi.fn<(code: Promise<unknown>) => unknown>();
afterEach(() => told.mockClear());

function open() {
  const { wrapper: Window } = appWindow(api);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AskedCode value={told}>
      <Window>{children}</Window>
    </AskedCode>
  );
  return renderHook(useFilesAgain, { wrapper });
}

it('only what is a file is filled in again, under the name that it had', async () => {
  const { result } = open();
  expect(await result.current(wanImageToVideo, { image: kept, prompt: 'Waves' })).toEqual([]);
  expect(fill).toHaveBeenCalledExactlyOnceWith(wanImageToVideo, {
    image: expect.objectContaining({ name: 'harbour.png' }),
  });
});

it('what is no longer there is told by the name of its place', async () => {
  const { result } = open();
  expect(await result.current(wanImageToVideo, { image: place('quay.png') })).toEqual([
    wanImageToVideo.inputs.image.label,
  ]);
});

it('files of one person never come into the form of another who is there by then', async () => {
  const { result, rerender } = open();
  arrive = async () => {
    person.id = 'ben';
    rerender();
  };
  expect(await result.current(wanImageToVideo, { image: kept })).toEqual([]);
  expect(fill).not.toHaveBeenCalled();
});

it('that files are on their way is told until they are here, and not how that ends', async () => {
  const { result } = open();
  let lose = (_thrown: Error) => {};
  const asked = new Promise<void>((isAsked) => {
    arrive = () => {
      isAsked();
      return new Promise((_come, reject) => (lose = reject));
    };
  });
  const filling = result.current(wanImageToVideo, { image: kept });
  const over = vi.fn<(came: unknown) => void>();
  void told.mock.calls[0]![0].then(over);
  await asked;
  expect(over).not.toHaveBeenCalled();
  const lost = new Error('The file could not be fetched.');
  lose(lost);
  await expect(filling).rejects.toBe(lost);
  await vi.waitFor(() => expect(over).toHaveBeenCalledExactlyOnceWith(null));
});
