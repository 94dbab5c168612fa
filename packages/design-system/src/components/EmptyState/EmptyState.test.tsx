// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmptyState } from './EmptyState.tsx';

afterEach(cleanup);

test('an empty state has a heading at its place in the outline, its words and the way on', () => {
  render(
    <EmptyState title="No videos yet" headingLevel={3} actions={<a href="/create">Make one</a>}>
      What you make appears here.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'No videos yet' })).toBeTruthy();
  expect(screen.getByText('What you make appears here.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Make one' })).toBeTruthy();
});

test('the drawing of an empty state circles the frame to come, says nothing, and can be left out', () => {
  const { container, rerender } = render(<EmptyState title="No videos yet" frame={12} />);
  const drawing = container.querySelector('[data-part="drawing"]');
  expect(drawing?.getAttribute('aria-hidden')).toBe('true');
  expect([...(drawing?.querySelectorAll('text') ?? [])].map((text) => text.textContent)).toEqual([
    '11',
    '13',
    '12',
  ]);
  rerender(<EmptyState title="No videos yet" frame={null} />);
  expect(container.querySelector('svg')).toBeNull();
});

test('the drawing of an empty state shows no frame before the first', () => {
  const { container } = render(<EmptyState title="No videos yet" />);
  expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['2', '1']);
});
