// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

afterEach(cleanup);

test('describes its element on keyboard focus, and closes on Escape', async () => {
  render(
    <Tooltip trigger={<Button>Vary</Button>} className="mine">
      Four more
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.tab();
  const tooltip = screen.getByRole('tooltip');
  expect(tooltip.textContent).toBe('Four more');
  expect(tooltip.dataset['component']).toBe('Tooltip');
  expect(tooltip.classList.contains('mine')).toBe(true);
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(tooltip.id);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a plain element that takes focus may carry one', async () => {
  render(<Tooltip trigger={<a href="#seed">Seed</a>}>The number it grew from</Tooltip>);
  await userEvent.tab();
  expect(screen.getByRole('tooltip').textContent).toBe('The number it grew from');
});
