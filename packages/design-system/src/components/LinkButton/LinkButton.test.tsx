// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NavigationProvider } from '../NavigationProvider/NavigationProvider.tsx';
import { LinkButton } from './LinkButton.tsx';

afterEach(cleanup);

test("a link button goes through the app's router where there is one", async () => {
  const navigate = vi.fn<(path: string) => void>();
  render(
    <NavigationProvider navigate={navigate} useHref={(path) => `/base${path}`}>
      <LinkButton href="/plans">Plans</LinkButton>
    </NavigationProvider>,
  );
  const link = screen.getByRole('link', { name: 'Plans' });
  expect(link.getAttribute('href')).toBe('/base/plans');
  await userEvent.click(link);
  expect(navigate.mock.calls[0]?.[0]).toBe('/plans');
});

test('what opens another tab says so, and cannot be reached back from there', () => {
  render(
    <LinkButton href="https://example.com/" target="_blank">
      Wiki
    </LinkButton>,
  );
  const link = screen.getByRole('link', { name: 'Wiki (opens in a new tab or window)' });
  expect(link.getAttribute('rel')).toBe('noopener');
});

test('a name of its own says it too', () => {
  render(
    <LinkButton href="https://example.com/" target="_blank" aria-label="Watch: Dawn">
      Watch
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'Watch: Dawn (opens in a new tab or window)' })).toBeTruthy();
});
