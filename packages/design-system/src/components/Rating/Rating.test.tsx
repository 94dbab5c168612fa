// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Rating } from './Rating.tsx';

afterEach(cleanup);

test('a controlled one shows only what it is given, and null shows that nothing is given', async () => {
  const { rerender } = render(<Rating label="Your rating" value={2} />);
  const star = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
  await userEvent.click(star('5 stars'));
  expect(star('2 stars').checked).toBe(true);
  rerender(<Rating label="Your rating" value={null} />);
  expect(star('2 stars').checked).toBe(false);
});

test('a rating that is a display is one picture with its number as its name', () => {
  render(<Rating isReadOnly value={4.25} label="Harbour at dawn" isNumberShown />);
  expect(screen.getByRole('img', { name: 'Harbour at dawn: 4.3 of 5' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('what shows a rating alone hands className and further attributes to its root, too', () => {
  render(<Rating isReadOnly value={3} className="mine" data-testid="root" />);
  const root = screen.getByTestId('root');
  expect(root.classList.contains('mine')).toBe(true);
  expect(root.dataset['component']).toBe('Rating');
});
