// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

afterEach(cleanup);

test.each([
  ['a component', <Button key="a">Vary</Button>],
  ['a plain element', <button key="b">Vary</button>],
])('a tooltip as the name of %s shows and describes nothing', async (_, trigger) => {
  render(
    <Tooltip isLabel trigger={trigger}>
      Vary
    </Tooltip>,
  );
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('Vary');
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false);
});

test('a tooltip that is a name leaves its element the description that it has', async () => {
  render(
    <>
      <span id="why">Costs 5 credits</span>
      <Tooltip isLabel trigger={<Button aria-describedby="why">Vary</Button>}>
        Vary
      </Tooltip>
    </>,
  );
  await userEvent.tab();
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe('why');
});

test('a plain element that takes focus may carry one', async () => {
  render(<Tooltip trigger={<a href="#seed">Seed</a>}>The number it grew from</Tooltip>);
  await userEvent.tab();
  expect((await screen.findByRole('tooltip')).textContent).toBe('The number it grew from');
});

test('a controlled tooltip asks and does not open by itself', async () => {
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <Tooltip trigger={<Button>Vary</Button>} isOpen={false} onOpenChange={onOpenChange}>
      Four more
    </Tooltip>,
  );
  await userEvent.tab();
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(screen.queryByRole('tooltip')).toBeNull();
});
