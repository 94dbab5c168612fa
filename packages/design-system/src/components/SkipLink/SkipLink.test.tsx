// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
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
