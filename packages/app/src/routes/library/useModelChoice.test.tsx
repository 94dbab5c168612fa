// @vitest-environment happy-dom
import { generalWords, libraryWords } from '@kinora/contract';
import { ToastRegion } from '@kinora/design-system';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { useModelChoice } from './useModelChoice.ts';

const fill = vi.hoisted(() => vi.fn<() => Promise<null>>());
const navigate = vi.hoisted(() => vi.fn<(address: string) => Promise<void>>());
vi.mock('../../drafts/useFilling.ts', () => ({ useFilling: () => fill }));
vi.mock('../../router/RouterProvider.tsx', () => ({ useNavigate: () => navigate }));

function Page() {
  const choose = useModelChoice();
  return (
    <>
      <button onClick={() => choose({ name: 'Harbour', trainedId: 'lora-1' })}>Use Model</button>
      <ToastRegion queue={useToasts()} />
    </>
  );
}

beforeEach(() => {
  navigate.mockReset().mockResolvedValue();
  fill.mockReset().mockResolvedValue(null);
});
afterEach(cleanup);

const pressed = async () => {
  render(
    <ToastsProvider>
      <Page />
    </ToastsProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use Model' }));
};

it('a trained model is said to be ready once the form holds it, where it is used', async () => {
  await pressed();
  expect(await screen.findByText(libraryWords.models.chosen('Harbour'))).toBeDefined();
  expect(navigate).toHaveBeenCalledOnce();
});

it('a trained model whose form could not be filled, for its code did not come, is not said to be ready', async () => {
  fill.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: fillForm.js'));
  await pressed();
  expect(await screen.findByText(generalWords.offline)).toBeDefined();
  expect(screen.queryByText(libraryWords.models.chosen('Harbour'))).toBeNull();
  expect(navigate).not.toHaveBeenCalled();
});
