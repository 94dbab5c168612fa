// @vitest-environment happy-dom
import { generalWords, historyWords, StudioError } from '@kinora/contract';
import { createFakeStudioApi, historyFixture } from '@kinora/contract/testing';
import { ToastRegion } from '@kinora/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useToasts } from '../../toasts.tsx';
import { appWindow } from '../../testing/appWindow.tsx';
import { useZip } from './useZip.ts';
import { zipOfCreations } from './zipOfCreations.ts';

vi.mock('./zipOfCreations.ts', () => ({ zipOfCreations: vi.fn<typeof zipOfCreations>() }));
afterEach(cleanup);

function Zipping() {
  const zip = useZip();
  return (
    <>
      <button onClick={() => void zip(historyFixture(2))}>Zip</button>
      <ToastRegion queue={useToasts()} />
    </>
  );
}

it.each([
  ['code did not come', new TypeError('Failed to fetch dynamically imported module'), generalWords.offline],
  [
    'files did not come',
    new StudioError({ kind: 'Offline', message: generalWords.offline }),
    generalWords.offline,
  ],
  ['files were too many', new RangeError('Array buffer allocation failed'), historyWords.zipFailed],
])('a zip whose %s is told so in the words for it (D35)', async (_what, thrown, said) => {
  vi.mocked(zipOfCreations).mockRejectedValueOnce(thrown);
  render(<Zipping />, appWindow(createFakeStudioApi()));
  await act(async () => screen.getByRole('button', { name: 'Zip' }).click());
  expect(await screen.findByRole('alertdialog', { name: said })).not.toBeNull();
  // Nothing else is said of it, nor that it is on its way.
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
});

it('a double press packs one zip (D35)', async () => {
  vi.mocked(zipOfCreations).mockClear().mockResolvedValue({ blob: new Blob(), packed: 0, missing: 2 });
  render(<Zipping />, appWindow(createFakeStudioApi()));
  const press = () => act(async () => screen.getByRole('button', { name: 'Zip' }).click());
  await press();
  await press();
  expect(zipOfCreations).toHaveBeenCalledOnce();
});
