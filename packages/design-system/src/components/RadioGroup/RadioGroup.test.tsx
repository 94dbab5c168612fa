// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

afterEach(cleanup);

const options = [
  { value: 'lite', label: 'Lite' },
  { value: 'pro', label: 'Pro', description: 'Slower, finer' },
  { value: 'max', label: 'Max', isDisabled: true },
] as const;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('a radio group reports the chosen value in its own type, by pointer and by key', async () => {
  const onChange = vi.fn<(value: 'lite' | 'pro' | 'max') => void>();
  render(<RadioGroup label="Model" options={options} defaultValue="lite" onChange={onChange} />);
  await userEvent.click(screen.getByText('Pro'));
  expect(onChange).toHaveBeenLastCalledWith('pro');
  await userEvent.keyboard('{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('lite');
  expect(radio('Lite').checked).toBe(true);
});

test('a controlled one shows only what it is given, and null shows that nothing is chosen', async () => {
  const { rerender } = render(<RadioGroup label="Model" options={options} value="lite" />);
  await userEvent.click(radio('Pro'));
  expect(radio('Lite').checked).toBe(true);
  rerender(<RadioGroup label="Model" options={options} value={null} />);
  expect(radio('Lite').checked).toBe(false);
});

test('an error is tied to the group, and help to its option', () => {
  render(<RadioGroup label="Model" options={options} errorMessage="Choose a model." />);
  const group = screen.getByRole('radiogroup', { name: 'Model' });
  const textOf = (element: HTMLElement) =>
    document.querySelector(`[id="${element.getAttribute('aria-describedby')?.split(' ')[0]}"]`)?.textContent;
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(textOf(group)).toBe('Choose a model.');
  expect(textOf(radio('Pro'))).toBe('Slower, finer');
  expect(screen.getAllByText('Choose a model.')).toHaveLength(1);
});
