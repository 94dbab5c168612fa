// @vitest-environment happy-dom
// What is left to the browser must not be followed here.
// @vitest-environment-options {"settings":{"navigation":{"disableMainFrameNavigation":true,"disableChildPageNavigation":true}}}
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Link } from '../Link/Link.tsx';
import { NavigationProvider } from './NavigationProvider.tsx';

afterEach(cleanup);

const visit = (href: string, props: { target?: string; useHref?: (path: string) => string } = {}) => {
  const navigate = vi.fn<(path: string) => void>();
  const { useHref, ...link } = props;
  render(
    <NavigationProvider navigate={navigate} useHref={useHref}>
      <Link href={href} {...link}>
        Go
      </Link>
    </NavigationProvider>,
  );
  return navigate;
};

test('a link of the app goes through its router', async () => {
  const navigate = visit('/plans?from=home#top');
  await userEvent.click(screen.getByRole('link'));
  expect(navigate.mock.calls[0]?.[0]).toBe('/plans?from=home#top');
});

test('one that opens a new tab is left to the browser', async () => {
  const navigate = visit('/plans', { target: '_blank' });
  await userEvent.click(screen.getByRole('link'));
  expect(navigate).not.toHaveBeenCalled();
});

test('a press with a key that asks for a new tab is left to the browser', async () => {
  const navigate = visit('/plans');
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(screen.getByRole('link'));
  expect(navigate).not.toHaveBeenCalled();
});

test('what stands in the link may differ from the path: a base may be added', async () => {
  const navigate = visit('/plans', { useHref: (path) => `/base${path}` });
  expect(screen.getByRole('link').getAttribute('href')).toBe('/base/plans');
  await userEvent.click(screen.getByRole('link'));
  expect(navigate.mock.calls[0]?.[0]).toBe('/plans');
});
