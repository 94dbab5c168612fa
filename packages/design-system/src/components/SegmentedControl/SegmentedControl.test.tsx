// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SegmentedControl } from './SegmentedControl.tsx';

afterEach(cleanup);

const options = [
  { value: 'square', label: '1:1' },
  { value: 'wide', label: '16:9' },
] as const;

test('a segmented control reports the chosen value in its own type, by pointer and by key', async () => {
  const onChange = vi.fn<(value: 'square' | 'wide') => void>();
  render(<SegmentedControl label="Aspect" options={options} defaultValue="square" onChange={onChange} />);
  await userEvent.click(screen.getByText('16:9'));
  expect(onChange).toHaveBeenLastCalledWith('wide');
  await userEvent.keyboard('{ArrowLeft}');
  expect(onChange).toHaveBeenLastCalledWith('square');
});

test('a segmented control is one stop for the tab key, and starts at what is chosen', async () => {
  render(<SegmentedControl label="Aspect" options={options} defaultValue="wide" />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: '16:9' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(document.body);
});

test('one segment is a mistake that is explained', () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<SegmentedControl label="Aspect" options={options.slice(0, 1)} />)).toThrow(
    "Kinora: The segmented control 'Aspect' has 1 segments.",
  );
  quiet.mockRestore();
});
