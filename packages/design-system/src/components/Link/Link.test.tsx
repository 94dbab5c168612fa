// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import { Link } from './Link.tsx';
import { safeRel } from './safeRel.ts';

afterEach(cleanup);

test("a link goes through the app's router where there is one", async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <NavigationProvider navigate={navigate}>
      <Link href="/models">Models</Link>
    </NavigationProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Models' }));
  expect(navigate.mock.calls[0]?.[0]).toBe('/models');
});

test('a link to another tab is announced and cannot reach back', () => {
  render(
    <Link href="https://example.com/" target="_blank">
      Wiki
    </Link>,
  );
  const link = screen.getByRole('link', { name: 'Wiki (opens in a new tab or window)' });
  expect(link.getAttribute('rel')).toBe('noopener');
});

test.each([
  [undefined, undefined, {}],
  ['_self', 'nofollow', { target: '_self', rel: 'nofollow' }],
  ['_blank', 'external noopener', { target: '_blank', rel: 'external noopener' }],
])('a link with the target %s has rel %s', (target, rel, expected) => {
  expect(safeRel(target, rel)).toEqual(expected);
});

test('a link’s own words for a new tab go before those in force', () => {
  render(
    <Link href="/docs" target="_blank" labels={{ opensInNewTab: 'neuer Tab' }}>
      Docs
    </Link>,
  );
  expect(screen.getByRole('link', { name: /^Docs \(neuer Tab\)$/ })).toBeTruthy();
});
