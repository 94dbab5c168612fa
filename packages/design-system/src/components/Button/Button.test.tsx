// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

test('a press reports once, by pointer and by key', async () => {
  const onPress = vi.fn<() => void>();
  render(<Button onPress={onPress}>Generate</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Generate' }));
  await userEvent.keyboard('{Enter}');
  expect(onPress).toHaveBeenCalledTimes(2);
});

test('while it works it keeps its place for the keyboard and ignores presses', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <Button isPending onPress={onPress}>
      Generate
    </Button>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
});

test('unavailable says so and is still pressable, so that the reason can be given (A354)', async () => {
  const onPress = vi.fn<() => void>();
  render(
    <Button isUnavailable onPress={onPress}>
      Generate
    </Button>,
  );
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(button.hasAttribute('disabled')).toBe(false);
  await userEvent.click(button);
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLButtonElement>();
  render(
    <Button ref={ref} className="mine" data-testid="root" type="submit">
      Go
    </Button>,
  );
  const root = screen.getByTestId('root');
  expect(ref.current).toBe(root);
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.dataset['component']).toBe('Button');
  expect(root.getAttribute('type')).toBe('submit');
});
