// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

afterEach(cleanup);

test('a skip link without its target stays a link, which a browser may still follow', async () => {
  render(<SkipLink targetId="nowhere">To the results</SkipLink>);
  const link = screen.getByRole('link', { name: 'To the results' });
  await userEvent.click(link);
  expect(link.getAttribute('href')).toBe('#nowhere');
});
