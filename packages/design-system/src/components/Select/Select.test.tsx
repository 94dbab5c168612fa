// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Select } from './Select.tsx';

afterEach(cleanup);

const options = [
  { value: 'lite', label: 'Lite' },
  { value: 'pro', label: 'Pro', description: 'Slower, finer' },
] as const;

test('a select reports the value of the option that was chosen, in its own type', async () => {
  const onChange = vi.fn<(value: 'lite' | 'pro') => void>();
  render(<Select label="Model" options={options} defaultValue="lite" onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /Model/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Pro Slower, finer' }));
  expect(onChange).toHaveBeenCalledWith('pro');
  expect(screen.getByRole('button').textContent).toContain('Pro');
});

test('a controlled one shows only what it is given, and null shows that nothing is chosen', async () => {
  const { rerender } = render(<Select label="Model" options={options} value="lite" />);
  await userEvent.click(screen.getByRole('button', { name: /Model/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Pro Slower, finer' }));
  expect(screen.getByRole('button').textContent).toContain('Lite');
  rerender(<Select label="Model" options={options} value={null} />);
  expect(screen.getByRole('button').textContent).toContain('Choose an option');
});

test('a button beside its label does what it is for, and opens nothing', async () => {
  const onPress = vi.fn();
  render(<Select label="Model" options={options} adornment={<Button onPress={onPress}>Reset</Button>} />);
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(onPress).toHaveBeenCalledOnce();
  expect(screen.queryByRole('option')).toBeNull();
});

test('options of a select in sections stand under their title', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Select label="Model" options={[{ title: 'Video', options }]} onChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: /Model/ }));
  expect(screen.getByRole('group', { name: 'Video' })).toBeTruthy();
  await userEvent.click(screen.getByRole('option', { name: 'Lite' }));
  expect(onChange).toHaveBeenCalledWith('lite');
});

test('a section may be called as an option is', async () => {
  render(<Select label="Model" options={[{ title: 'lite', options }]} />);
  await userEvent.click(screen.getByRole('button', { name: /Model/ }));
  expect(screen.getByRole('group', { name: 'lite' })).toBeTruthy();
  expect(screen.getAllByRole('option')).toHaveLength(2);
});
