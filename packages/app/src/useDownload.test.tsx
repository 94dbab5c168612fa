// @vitest-environment happy-dom
import { createImage, finalCreation, initialValues } from '@kinora/contract';
import { createFakeStudioApi, creationFixture } from '@kinora/contract/testing';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { appWindow } from './testing/appWindow.tsx';
import { startDownload } from './startDownload.ts';
import { useDownload } from './useDownload.ts';

vi.mock('./startDownload.ts', () => ({ startDownload: vi.fn<() => void>() }));
afterEach(cleanup);

const account = { email: 'mara@example.com', password: 'correct horse', fullName: 'Mara Lind' };

it('what no server keeps is saved from where its answer lies, and the rest by an address of the server (D36)', async () => {
  const kept = creationFixture();
  const api = createFakeStudioApi({ scenario: { accounts: [{ ...account, creations: [kept] }] } });
  const { wrapper } = appWindow(api);
  const { result } = renderHook(useDownload, { wrapper });
  await act(() => result.current({ creation: kept }));
  expect(startDownload).toHaveBeenLastCalledWith(await api.creations.downloadAddress(kept));
  const imageUrl = 'https://engine.example/made.png';
  await act(() =>
    result.current({ creation: finalCreation(createImage, initialValues(createImage), { imageUrl }) }),
  );
  expect(startDownload).toHaveBeenLastCalledWith(imageUrl);
});

it('a double press downloads once, whatever else is downloaded meanwhile, and what failed may be tried again at once', async () => {
  vi.mocked(startDownload).mockClear();
  const [one, two] = [creationFixture({ id: 'downloaded-1' }), creationFixture({ id: 'downloaded-2' })];
  const api = createFakeStudioApi({ scenario: { accounts: [{ ...account, creations: [one, two] }] } });
  const { wrapper } = appWindow(api);
  const { result } = renderHook(useDownload, { wrapper });
  await act(() => Promise.all([one, one, two].map((creation) => result.current({ creation }))));
  await act(() => result.current({ creation: one }));
  expect(startDownload).toHaveBeenCalledTimes(2);
  const lost = vi.spyOn(api.creations, 'downloadAddress').mockRejectedValue(new Error('lost'));
  const third = creationFixture({ id: 'downloaded-3' });
  await act(() => result.current({ creation: third }));
  await act(() => result.current({ creation: third }));
  expect(lost).toHaveBeenCalledTimes(2);
});
