// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { LocaleProvider } from '../../labels/LocaleProvider.tsx';
import { NumberField } from './NumberField.tsx';

afterEach(cleanup);

const number = () => screen.getByRole<HTMLInputElement>('textbox');

test('what is typed counts once one leaves it, held to its range and steps', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  render(<NumberField label="Seed" minValue={0} maxValue={20} step={5} onChange={onChange} />);
  await userEvent.type(number(), '13');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(15);
  await userEvent.clear(number());
  await userEvent.type(number(), '99');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(20);
});

test('a number field that is emptied reports null, and null empties it', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  const { rerender } = render(<NumberField label="Seed" value={7} onChange={onChange} />);
  await userEvent.clear(number());
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(null);
  rerender(<NumberField label="Seed" value={null} onChange={onChange} />);
  expect(number().value).toBe('');
});

test('arrows and buttons step a number field, and the buttons say what they do', async () => {
  render(<NumberField label="Images" defaultValue={1} minValue={1} maxValue={3} />);
  await userEvent.click(screen.getByRole('button', { name: 'Increase Images' }));
  expect(number().value).toBe('2');
  await userEvent.click(number());
  await userEvent.keyboard('{ArrowUp}');
  expect(number().value).toBe('3');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Increase Images' }).disabled).toBe(true);
  await userEvent.keyboard('{Home}');
  expect(number().value).toBe('1');
});

test('a number field is read and written the way the language writes numbers', async () => {
  const onChange = vi.fn<(value: number | null) => void>();
  render(
    <LocaleProvider locale="de">
      <NumberField label="Preis" defaultValue={1234.5} onChange={onChange} />
    </LocaleProvider>,
  );
  expect(number().value).toBe('1.234,5');
  await userEvent.clear(number());
  await userEvent.type(number(), '2,5');
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(2.5);
});

test('a number field hands its input to inputRef', () => {
  const inputRef = createRef<HTMLInputElement>();
  render(<NumberField label="Seed" inputRef={inputRef} />);
  expect(inputRef.current).toBe(number());
});
