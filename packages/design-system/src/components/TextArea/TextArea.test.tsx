// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { TextArea } from './TextArea.tsx';

afterEach(cleanup);

test('a text area reports what is typed, and a controlled one shows only what it is given', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<TextArea label="Prompt" value="A" onChange={onChange} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
  await userEvent.type(field, 'b');
  expect(onChange).toHaveBeenCalledWith('Ab');
  expect(field.value).toBe('A');
});

test('a text area counts, and speaks of it only near the end', async () => {
  render(<TextArea label="Prompt" maxLength={20} />);
  const field = screen.getByRole('textbox');
  await userEvent.type(field, 'a boat');
  expect(screen.getByText('6/20')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.type(field, ' on the sea');
  expect(screen.getByRole('status').textContent).toBe('3 characters left');
  await userEvent.type(field, ' at dawn');
  expect(screen.getByRole('status').textContent).toBe('5 characters too many');
});

test('one is one: its words are the labels in force, or its own', async () => {
  render(<TextArea label="Prompt" maxLength={3} defaultValue="ab" />);
  expect(screen.getByRole('status').textContent).toBe('1 character left');
  await userEvent.type(screen.getByRole('textbox'), 'cd');
  expect(screen.getByRole('status').textContent).toBe('1 character too many');
  cleanup();
  const charactersLeft = (left: number) => `noch ${left}`;
  render(<TextArea label="Prompt" maxLength={3} defaultValue="a" labels={{ charactersLeft }} />);
  expect(screen.getByRole('status').textContent).toBe('noch 2');
});

test('a text area hears keys and hands its parts to refs', async () => {
  const onKeyDown = vi.fn<() => void>();
  const ref = createRef<HTMLDivElement>();
  const inputRef = createRef<HTMLTextAreaElement>();
  render(<TextArea label="Prompt" className="mine" {...{ ref, inputRef, onKeyDown }} />);
  inputRef.current?.focus();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(onKeyDown).toHaveBeenCalled();
  expect(ref.current?.dataset['component']).toBe('TextArea');
  expect(ref.current?.classList.contains('mine')).toBe(true);
});
