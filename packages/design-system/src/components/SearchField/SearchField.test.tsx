// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { SearchField } from './SearchField.tsx';

afterEach(cleanup);

test('a search field reports what is typed, and Enter sends it', async () => {
  const onChange = vi.fn<(value: string) => void>();
  const onSubmitted = vi.fn<(searched: { text: string }) => void>();
  render(<SearchField label="Search your work" {...{ onChange, onSubmitted }} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search your work' }), 'boat{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('boat');
  expect(onSubmitted).toHaveBeenCalledWith({ text: 'boat' });
});

test('Escape and the button clear a search field, and focus stays in it', async () => {
  const onCleared = vi.fn<() => void>();
  render(<SearchField label="Search" defaultValue="boat" onCleared={onCleared} />);
  const field = screen.getByRole<HTMLInputElement>('searchbox');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(field.value).toBe('');
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'sea{Escape}');
  expect(field.value).toBe('');
  expect(onCleared).toHaveBeenCalledTimes(2);
});

test('a hidden label still names it', () => {
  render(<SearchField label="Search" isLabelHidden />);
  expect(screen.getByRole('searchbox', { name: 'Search' })).toBeTruthy();
});

test('a search field hands its input to inputRef', () => {
  const inputRef = createRef<HTMLInputElement>();
  render(<SearchField label="Search" inputRef={inputRef} />);
  expect(inputRef.current).toBe(screen.getByRole('searchbox'));
});
