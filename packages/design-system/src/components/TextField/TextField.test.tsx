// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

test('a text field reports what is typed, and a controlled one shows only what it is given', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<TextField label="Name" value="A" onChange={onChange} />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await userEvent.type(field, 'b');
  expect(onChange).toHaveBeenCalledWith('Ab');
  expect(field.value).toBe('A');
});

test('an error makes it invalid and is tied to it, and so is help', () => {
  render(<TextField label="Name" description="Help." errorMessage="Wrong." />);
  const field = screen.getByRole('textbox');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent);
  expect(described).toContain('Help.');
  expect(described).toContain('Wrong.');
});

test('a text field without an error is valid, and nothing of one is drawn', () => {
  render(<TextField label="Name" />);
  expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
  expect(document.querySelector('[data-part="error"]')).toBeNull();
});

test('a text field hands inputRef and type to its input', () => {
  const inputRef = createRef<HTMLInputElement>();
  render(<TextField label="Mail" type="email" inputRef={inputRef} />);
  expect(inputRef.current?.type).toBe('email');
});
