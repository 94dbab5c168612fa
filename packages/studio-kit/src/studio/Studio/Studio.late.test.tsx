// @vitest-environment happy-dom
import { generalWords, wanImageToVideo } from '@kinora/contract';
import { createFakeStudioApi } from '@kinora/contract/testing';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AskedCode } from '../../late/AskedCode.ts';
import { fetchPopovers } from '../../late/lateCode.ts';
import { Studio } from './Studio.tsx';

vi.mock('../../late/lateCode.ts', { spy: true });

afterEach(() => {
  cleanup();
  vi.mocked(fetchPopovers).mockReset();
});

const studio = <Studio tool={wanImageToVideo} api={createFakeStudioApi()} />;
const pressWhileLost = async () => {
  vi.mocked(fetchPopovers).mockRejectedValueOnce(
    new TypeError('Failed to fetch dynamically imported module'),
  );
  await userEvent.click(await screen.findByRole('button', { name: /credits$/ }));
};

it('a studio that nobody tells for says by itself that the code of a press was lost, and opens at the next', async () => {
  render(studio);
  await pressWhileLost();
  expect(await screen.findByText(generalWords.offline)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: /credits$/ }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('a studio leaves the code of a press that was lost to whoever tells of all', async () => {
  const onLost = vi.fn<() => void>();
  render(<AskedCode value={(code) => code.catch(onLost)}>{studio}</AskedCode>);
  await pressWhileLost();
  await vi.waitFor(() => expect(onLost).toHaveBeenCalledOnce());
  expect(screen.queryByText(generalWords.offline)).toBeNull();
});
