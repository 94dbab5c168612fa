// @vitest-environment happy-dom
import { createImage, generalWords, initialValues, libraryWords, type AnyTool } from '@kinora/contract';
import { ToastRegion } from '@kinora/design-system';
import type { StudioModel } from '@kinora/studio-kit';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useCallback, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Filling } from '../../drafts/useFilling.ts';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { ItsSettings } from './ItsSettings.tsx';

const fill = vi.hoisted(() => vi.fn<() => Promise<null>>());
vi.mock('../../drafts/useFilling.ts', () => ({ useFilling: () => fill }));

const studio = {
  tool: createImage,
  draft: initialValues(createImage),
  phase: { name: 'idle' },
} as unknown as StudioModel<AnyTool>;
const file = new File(['x'], 'boats.png', { type: 'image/png' });
const take = async (filling: Filling) => void (await filling(createImage, {}));

afterEach(cleanup);

const Said = () => <ToastRegion queue={useToasts()} />;
const use = () => screen.findByRole('button', { name: libraryWords.itsSettings.use });

/** Stands as long as it is not over. */
function Offered({ onOver }: { onOver: () => void }) {
  const [isOver, setIsOver] = useState(false);
  const told = {
    onOver: useCallback(() => {
      onOver();
      setIsOver(true);
    }, [onOver]),
    onKept: useCallback(() => setIsOver(false), []),
  };
  return isOver || <ItsSettings file={file} title="Made with Waves" take={take} studio={studio} {...told} />;
}

it('settings of a file that could not be taken, for code did not come, say so and are offered again', async () => {
  const onOver = vi.fn<() => void>();
  render(
    <ToastsProvider>
      <Offered onOver={onOver} />
      <Said />
    </ToastsProvider>,
  );
  fill.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: fillForm.js'));
  await userEvent.click(await use());
  expect(await screen.findByText(generalWords.offline)).toBeDefined();

  fill.mockResolvedValue(null);
  await userEvent.click(screen.getByRole('button', { name: /Close|Dismiss/ }));
  await userEvent.click(await use());
  await waitFor(() => expect(onOver).toHaveBeenCalledTimes(2));
  expect(screen.queryByRole('button', { name: libraryWords.itsSettings.use })).toBeNull();
});
