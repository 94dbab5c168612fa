// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const arrives = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('./TooltipWords.tsx', () => arrives());
afterEach(cleanup);

test('what shows the words is fetched once each time a pointer comes; where it does not arrive the trigger is as ever, and the next opening asks again', async () => {
  arrives.mockRejectedValueOnce(new Error('no network'));
  arrives.mockImplementation(() => vi.importActual('./TooltipWords.tsx'));
  const user = userEvent.setup();
  render(<Tooltip trigger={<Button>Vary</Button>}>Four more</Tooltip>);
  expect(arrives).not.toHaveBeenCalled();
  const button = screen.getByRole('button');
  await user.hover(button);
  await user.pointer([
    { target: button, coords: { x: 1 } },
    { target: button, coords: { x: 2 } },
  ]);
  await vi.waitFor(() => expect(arrives).toHaveBeenCalledOnce());
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Vary' })).toBe(document.activeElement);
  expect((await screen.findByRole('tooltip')).textContent).toBe('Four more');
});
