// @vitest-environment happy-dom
// What is left to the browser must not be followed here.
// @vitest-environment-options {"settings":{"navigation":{"disableMainFrameNavigation":true,"disableChildPageNavigation":true}}}
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx';
import { CommandPalette } from '../CommandPalette/CommandPalette.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
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

const overlays: Readonly<Record<string, typeof Dialog>> = {
  Dialog,
  AlertDialog: (props) => (
    <AlertDialog {...props} title="Delete?" confirmLabel="Delete" onConfirmed={() => {}} />
  ),
  Drawer: (props) => (
    <Drawer {...props} title="Navigation">
      Plans
    </Drawer>
  ),
  Sheet: (props) => (
    <Sheet {...props} title="Settings">
      Size
    </Sheet>
  ),
  CommandPalette: ({ isOpen, onOpenChange }) => <CommandPalette {...{ isOpen, onOpenChange }} items={[]} />,
};

test.each(Object.entries(overlays))(
  '%s: what takes the page over is told, with the way to close it',
  (_, Overlay) => {
    const onGone = vi.fn<() => void>();
    const onOverlayOpened = vi.fn((_close: () => void) => onGone);
    const onOpenChange = vi.fn<(isOpen: boolean) => void>();
    const drawn = (isOpen: boolean, onChange = (_isOpen: boolean) => {}) => (
      <NavigationProvider navigate={() => {}} onOverlayOpened={onOverlayOpened}>
        <Overlay isOpen={isOpen} onOpenChange={onChange} title="Share" />
      </NavigationProvider>
    );
    const { rerender } = render(drawn(false));
    expect(onOverlayOpened).not.toHaveBeenCalled();
    rerender(drawn(true));
    // Whoever holds its state may have another answer by then.
    rerender(drawn(true, onOpenChange));
    expect(onOverlayOpened).toHaveBeenCalledOnce();
    onOverlayOpened.mock.calls[0]![0]();
    expect(onOpenChange.mock.calls).toEqual([[false]]);
    expect(onGone).not.toHaveBeenCalled();
    rerender(drawn(false, onOpenChange));
    expect(onGone).toHaveBeenCalledOnce();
  },
);

test('a question whose answer is under way stays, also at a step back', () => {
  const onOverlayOpened = vi.fn((_close: () => void) => () => {});
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <NavigationProvider navigate={() => {}} onOverlayOpened={onOverlayOpened}>
      <AlertDialog
        isOpen
        isPending
        onOpenChange={onOpenChange}
        title="Delete?"
        confirmLabel="Delete"
        onConfirmed={() => {}}
      />
    </NavigationProvider>,
  );
  onOverlayOpened.mock.calls[0]![0]();
  expect(onOpenChange).not.toHaveBeenCalled();
});

test('a step back that a dialog answers with a question leaves a way for the next, which takes the question back', () => {
  const ways = new Set<() => void>();
  const stepBack = () => {
    const [close] = ways;
    ways.clear();
    act(() => close?.());
  };
  const onOpenChange = vi.fn<(isOpen: boolean) => void>();
  render(
    <NavigationProvider
      navigate={() => {}}
      onOverlayOpened={(close) => {
        ways.add(close);
        return () => ways.delete(close);
      }}
    >
      <Dialog isOpen asksFirst isFilledIn onOpenChange={onOpenChange} title="Share" />
    </NavigationProvider>,
  );
  stepBack();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(ways.size).toBe(1);
  stepBack();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(ways.size).toBe(1);
  expect(onOpenChange).not.toHaveBeenCalled();
});
