// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { mergeRefs } from './mergeRefs.ts';
import { TextArea } from './TextArea.tsx';

afterEach(cleanup);

test('reports what is typed, and a controlled one shows only what it is given', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<TextArea label="Prompt" value="A" onChange={onChange} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Prompt' });
  await userEvent.type(field, 'b');
  expect(onChange).toHaveBeenCalledWith('Ab');
  expect(field.value).toBe('A');
});

test('counts, and speaks of it only near the end', async () => {
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

test('hears keys and hands its parts to refs', async () => {
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

test('refs of either kind are filled, and emptied again', () => {
  const object = createRef<string>();
  const called: (string | null)[] = [];
  const undo = mergeRefs<string>(object, undefined, (value) => {
    called.push(value);
  })('element');
  expect(object.current).toBe('element');
  if (typeof undo === 'function') undo();
  expect(object.current).toBeNull();
  expect(called).toEqual(['element', null]);
});
