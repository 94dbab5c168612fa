// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Heart } from '../../icons/glyphs.ts';
import { ToggleButton } from './ToggleButton.tsx';

afterEach(cleanup);

test('each press turns it, by pointer and by key, and its name stays', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>();
  render(<ToggleButton onChange={onChange}>Loop</ToggleButton>);
  const button = screen.getByRole('button', { name: 'Loop' });
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [false]]);
});

test('a controlled one shows only what it is given', async () => {
  render(<ToggleButton isSelected={false}>Loop</ToggleButton>);
  await userEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').getAttribute('aria-pressed')).toBe('false');
});

test('a drawing alone is named by its label, which shows on keyboard focus', async () => {
  render(<ToggleButton label="Like" icon={Heart} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Like' }));
  expect(screen.getByRole('tooltip').textContent).toBe('Like');
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false);
});

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <ToggleButton ref={ref} className="mine" data-testid="root">
      Loop
    </ToggleButton>,
  );
  const root = screen.getByTestId('root');
  expect(ref.current).toBe(root);
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.dataset['component']).toBe('ToggleButton');
});
