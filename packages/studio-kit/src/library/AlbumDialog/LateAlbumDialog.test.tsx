// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { AskedCode } from '../../late/AskedCode.ts';
import { fetchDialogs } from '../../late/lateCode.ts';
import { LateAlbumDialog } from './LateAlbumDialog.tsx';

vi.mock('../../late/lateCode.ts', { spy: true });

afterEach(() => {
  cleanup();
  vi.mocked(fetchDialogs).mockReset();
});

test('an album whose dialog is lost is asked for no longer, told of, and opens when it is asked for again', async () => {
  const onLost = vi.fn<() => void>();
  const onClosed = vi.fn<() => void>();
  const nothing = () => {};
  const draw = (isAsked: boolean) => (
    <AskedCode value={(code) => code.catch(onLost)}>
      <LateAlbumDialog
        task={isAsked ? { kind: 'create' } : null}
        onSaveRequested={nothing}
        onAdditionRequested={nothing}
        onVisibilityRequested={nothing}
        onClosed={onClosed}
      />
    </AskedCode>
  );
  vi.mocked(fetchDialogs).mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { rerender } = render(draw(true));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(onLost).toHaveBeenCalledOnce();
  rerender(draw(false));
  rerender(draw(true));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
