// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Rating } from './Rating.tsx';

afterEach(cleanup);

test('reports a number of stars, by pointer and by key', async () => {
  const onChange = vi.fn<(value: number) => void>();
  render(<Rating label="Your rating" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  expect(onChange).toHaveBeenLastCalledWith(4);
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith(5);
});

test('a controlled one shows only what it is given, and null shows that nothing is given', async () => {
  const { rerender } = render(<Rating label="Your rating" value={2} />);
  const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  await userEvent.click(star('5 stars'));
  expect(star('2 stars').checked).toBe(true);
  rerender(<Rating label="Your rating" value={null} />);
  expect(star('2 stars').checked).toBe(false);
});

test('as a display it is one picture with its number as its name', () => {
  render(<Rating isReadOnly value={4.25} label="Harbour at dawn" isNumberShown />);
  expect(screen.getByRole('img', { name: 'Harbour at dawn: 4.3 of 5' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('hands ref, className and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLDivElement>();
  render(<Rating ref={ref} label="Your rating" className="mine" data-testid="input" />);
  render(<Rating isReadOnly value={3} className="mine" data-testid="display" />);
  expect(ref.current).toBe(screen.getByTestId('input'));
  for (const id of ['input', 'display']) {
    expect(screen.getByTestId(id).classList.contains('mine')).toBe(true);
    expect(screen.getByTestId(id).dataset['component']).toBe('Rating');
  }
});
