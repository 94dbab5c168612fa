// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

afterEach(cleanup);

test('moves the focus itself to its target', async () => {
  render(
    <>
      <SkipLink targetId="content" className="mine" />
      <main id="content">Content</main>
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(document.activeElement).toBe(link);
  expect(link.classList.contains('mine')).toBe(true);
  await userEvent.click(link);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

test('hands ref and further attributes to its root, which names its component', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(<SkipLink ref={ref} targetId="content" data-testid="root" />);
  expect(ref.current).toBe(screen.getByTestId('root'));
  expect(ref.current?.dataset['component']).toBe('SkipLink');
});

test('without its target it stays a link, which a browser may still follow', async () => {
  render(<SkipLink targetId="nowhere">To the results</SkipLink>);
  const link = screen.getByRole('link', { name: 'To the results' });
  await userEvent.click(link);
  expect(link.getAttribute('href')).toBe('#nowhere');
});
