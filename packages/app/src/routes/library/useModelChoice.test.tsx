// @vitest-environment happy-dom
import { generalWords, libraryWords } from '@kinora/contract';
import { ToastRegion } from '@kinora/design-system';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { twoScreens } from '../../testing/twoScreens.tsx';
import { ToastsProvider, useToasts } from '../../toasts.tsx';
import { useModelChoice } from './useModelChoice.ts';

const formOf = vi.hoisted(() => vi.fn<() => Promise<() => null | false>>());
const fill = vi.fn<() => null | false>(() => null);
vi.mock('../../drafts/useFilling.ts', () => ({ useFilling: () => formOf }));

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
  fill.mockClear();
  formOf.mockReset().mockResolvedValue(fill);
});
afterEach(cleanup);

const pressed = async () => {
  const { wrapper, ...opened } = await twoScreens('/trained-models');
  render(
    <ToastsProvider>
      <Page />
    </ToastsProvider>,
    { wrapper },
  );
  await userEvent.click(screen.getByRole('button', { name: 'Use Model' }));
  return opened;
};

it('a trained model is said to be ready once the form holds it, where it is used', async () => {
  const { at } = await pressed();
  expect(await screen.findByText(libraryWords.models.chosen('Harbour'))).toBeDefined();
  expect(fill).toHaveBeenCalledOnce();
  expect(at()).toContain('?model=lora-1');
});

it('a trained model takes nobody back who went on before its form had come, and is not in it', async () => {
  let come = () => {};
  formOf.mockReturnValue(new Promise((resolve) => (come = () => resolve(fill))));
  const { router, at } = await pressed();
  await act(() => router.navigate('/docs'));
  await act(async () => come());
  expect(at()).toBe('/docs');
  expect(fill).not.toHaveBeenCalled();
  expect(screen.queryByText(libraryWords.models.chosen('Harbour'))).toBeNull();
});

it('a trained model whose form could not be filled, for its code did not come, is not said to be ready', async () => {
  formOf.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: formToFill.js'));
  const { at } = await pressed();
  expect(await screen.findByText(generalWords.offline)).toBeDefined();
  expect(screen.queryByText(libraryWords.models.chosen('Harbour'))).toBeNull();
  expect(at()).toBe('/trained-models');
});

it('a trained model is not said to be ready where somebody else has the form by then', async () => {
  fill.mockReturnValueOnce(false);
  const { at } = await pressed();
  await vi.waitFor(() => expect(at()).toContain('?model=lora-1'));
  await act(async () => {});
  expect(fill).toHaveBeenCalledOnce();
  expect(screen.queryByText(libraryWords.models.chosen('Harbour'))).toBeNull();
});
