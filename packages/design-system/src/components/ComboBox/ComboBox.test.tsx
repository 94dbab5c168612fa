// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { ComboBox } from './ComboBox.tsx';

afterEach(cleanup);

const options = [
  { value: 'wan', label: 'WAN' },
  { value: 'draft', label: 'Draft', description: '5 credits' },
  { value: 'ultra', label: 'Ultra' },
] as const;
const box = () => screen.getByRole<HTMLInputElement>('combobox');
const shown = () => screen.queryAllByRole('option').map((option) => option.textContent);

test('typing narrows the list, and the chosen one is reported in its own type', async () => {
  const onChange = vi.fn<(value: 'wan' | 'draft' | 'ultra' | null) => void>();
  render(<ComboBox label="Model" options={options} onChange={onChange} />);
  await userEvent.click(box());
  expect(shown()).toEqual(['WAN', 'Draft5 credits', 'Ultra']);
  await userEvent.type(box(), 'ra');
  expect(shown()).toEqual(['Draft5 credits', 'Ultra']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('ultra');
  expect(box().value).toBe('Ultra');
});

test('a combo box that is emptied reports that nothing is chosen', async () => {
  const onChange = vi.fn<(value: string | null) => void>();
  render(<ComboBox label="Model" options={options} defaultValue="wan" onChange={onChange} />);
  await userEvent.clear(box());
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('what is no option goes as it came, unless it may count', async () => {
  render(<ComboBox label="Model" options={options} defaultValue="wan" />);
  await userEvent.type(box(), 'x');
  await userEvent.tab();
  expect(box().value).toBe('WAN');
});

test('text that may count is reported by Enter and by leaving, once each', async () => {
  const onTextEntered = vi.fn<(entered: { text: string }) => void>();
  render(<ComboBox label="Tag" options={options} onTextEntered={onTextEntered} />);
  await userEvent.type(box(), ' harbour ');
  expect(screen.getByText('Press Enter to use “harbour”')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(onTextEntered.mock.calls).toEqual([[{ text: 'harbour' }]]);
  await userEvent.tab();
  expect(onTextEntered).toHaveBeenCalledTimes(1);
  await userEvent.clear(box());
  await userEvent.type(box(), 'dawn');
  await userEvent.tab();
  expect(onTextEntered).toHaveBeenLastCalledWith({ text: 'dawn' });
});

test('Enter that ends the putting together of a word reports nothing yet', async () => {
  const onTextEntered = vi.fn<(entered: { text: string }) => void>();
  render(<ComboBox label="Tag" options={options} onTextEntered={onTextEntered} />);
  await userEvent.type(box(), 'みな');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  expect(onTextEntered).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onTextEntered.mock.calls).toEqual([[{ text: 'みな' }]]);
});

test('the name of an option is no text of its own, and neither is one that an arrow is on', async () => {
  const onTextEntered = vi.fn<(entered: { text: string }) => void>();
  render(<ComboBox label="Tag" options={options} onTextEntered={onTextEntered} />);
  await userEvent.type(box(), 'Ult');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.tab();
  expect(box().value).toBe('Ultra');
  expect(onTextEntered).not.toHaveBeenCalled();
});

test('options that a server found are all shown, and loading is said', async () => {
  const { rerender } = render(<ComboBox label="Model" options={[]} isFiltered isLoading />);
  await userEvent.type(box(), 'xyz');
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.getByRole('progressbar', { hidden: true })).toBeTruthy();
  rerender(<ComboBox label="Model" options={options} isFiltered />);
  expect(shown()).toHaveLength(3);
  rerender(<ComboBox label="Model" options={[]} isFiltered />);
  expect(screen.getByText('Nothing found')).toBeTruthy();
});

test('a combo box hands its input to inputRef', () => {
  const inputRef = createRef<HTMLInputElement>();
  render(<ComboBox label="Model" options={options} inputRef={inputRef} />);
  expect(inputRef.current).toBe(box());
});
